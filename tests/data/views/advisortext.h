// Purpose: the full Advisor page as text: the default board with eight chips, a budget of 9,500 USD per month and
// 50,000 USD spent today. tst_advise calculates its numbers.
#pragma once

#include <QString>

namespace chipboard::testing {

inline const QString advisorText =
    QString::fromUtf16(uR"~(page advisor: Only Inferentia2 meets all requirements, at $2.84 per million output tokens
warning: Trainium2: no on-demand list price; the Capacity Block price dated 22 Jul 2026 is shown. [ -> ]
chart advice: Ranked by cost
  subtitle: Serve Llama 3.1 70B, chat · On-demand list · all chips of the catalogue with such a price · Inferentia2 is not in the selection
  column usd_per_1m_tokens: Cost [USD per 1M output tokens] bars to 485.83574, asked
    Inferentia2 inferentia 2.8405124 [1.7172348, 4.6985484] outlined "2.84"
    TPU v6e other 1.861284 [1.1252412, 3.0787871] outlined "1.86"
    Trainium2 trainium 1.9814723 [1.1979012, 3.2775929] outlined "1.98" badge "Capacity Block"
    MI300X other 1.9151838 [1.1578264, 3.1679439] outlined "1.92"
    V100 nvidia 293.71251 [177.56421, 485.83574] outlined "294"
    H100 nvidia baseline 2.63304 [1.9312307, 3.5898867] outlined "2.63"
    GB200 nvidia 4.6364888 [3.4006812, 6.3213888] outlined "4.64"
  column usd_per_1m_tokens: One deployment [USD per month] bars to 78956.8
    Inferentia2 inferentia 9476.3271 outlined "9480"
    TPU v6e other 15768 outlined "15800"
    Trainium2 trainium 26105.384 outlined "26100" badge "Capacity Block"
    MI300X other 35040 outlined "35000"
    V100 nvidia 35740.8 outlined "35700"
    H100 nvidia baseline 40179.2 outlined "40200"
    GB200 nvidia 78956.8 outlined "79000"
  column tpot: Time per token [ms] bars to 2198.0577
    Inferentia2 inferentia 188.07811 [127.01286, 278.5023] outlined "188"
    TPU v6e other 55.740407 [37.642599, 82.53928] outlined "55.7"
    Trainium2 trainium 76.477954 [51.647074, 113.24702] outlined "76.5"
    MI300X other 191.88947 [151.43988, 243.14315] outlined "192"
    V100 nvidia 1484.3918 [1002.4391, 2198.0577] outlined "1480"
    H100 nvidia baseline 93.584289 [73.857067, 118.58065] outlined "93.6"
    GB200 nvidia 107.52723 [72.615266, 159.22418] outlined "108"
  column month_chips: Rented as [] words
    Inferentia2 "1 x inf2.48xlarge"
    TPU v6e "8 x tpu-v6e-1"
    Trainium2 "1 x trn2.48xlarge"
    MI300X "1 x Standard_ND96isr_MI300X_v5"
    V100 "2 x p3.16xlarge"
    H100 "1 x p5.48xlarge"
    GB200 "1 x Standard_ND128isr_NDR_GB200_v6"
  column usd_per_1m_tokens: Status [] words
    Inferentia2 "the only remaining option"
    TPU v6e "ruled out: costs too much"
    Trainium2 "ruled out: costs too much"
    MI300X "ruled out: costs too much"
    V100 "ruled out: costs too much"
    H100 "ruled out: costs too much"
    GB200 "ruled out: costs too much"
text option.inferentia2: 1. Inferentia2: the only remaining option
  about 2.84 (1.71 to 4.70) USD per 1M output tokens · 9480 USD per month · about 188 ms (127 ms to 279 ms) per token · on 1 x inf2.48xlarge (12 chips)
  + There is a lot of inference, and cost is the main constraint. It is 50000 USD a month here.
  + The models are common ones: BERT, GPT variants, vision models.
  Source of all: Guide article on AWS AI chips (last updated 2025-12-11)
text check: Check before choosing Inferentia2
  ? Check that the Neuron SDK supports the model and its operators. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ? Plan engineering time for the move. 13 engineer-weeks are assumed, which cost 50700 USD. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ? Inferentia exists only on AWS: decide whether to accept the lock-in. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ? Measure your own variant of the architecture. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ? NxD Inference, status: maintenance only (as of 17 Aug 2026). No Trn1 and Inf2 from 2.29; vLLM Neuron follows it. [AWS Neuron What's New, 17 Aug 2026]
text turns: What would change the advice
  → Without "Monthly budget: 9500 USD", TPU v6e would come first, at about 1.86 USD per 1M output tokens.
  → With operators that are written for CUDA, no chip would fit.
  → If it must run on several clouds, no chip would fit.
text ruled-out: Why the others are ruled out
  ✗ TPU v6e: It costs 15800 USD a month; the budget is 9500 USD.
  ✗ Trainium2: It costs 26100 USD a month; the budget is 9500 USD.
  ✗ MI300X: It costs 35000 USD a month; the budget is 9500 USD.
  ✗ V100: It costs 35700 USD a month; the budget is 9500 USD.
  ✗ H100: It costs 40200 USD a month; the budget is 9500 USD.
  ✗ GB200: It costs 79000 USD a month; the budget is 9500 USD.
  ✗ Trainium4: Announced, not on sale yet.
text phase.1: Phase 1: Evaluation
  A plan for the move to Inferentia2.
  ☐ List the workloads. Serve Llama 3.1 70B, chat, 50000 USD a month today.
  ☐ Check them against the Neuron SDK. The latest known version is Neuron SDK 2.32.0 of 17 Aug 2026.
  ☐ Compute the savings on the present GPU bill on AWS. Inferentia2 costs about 108% of what H100 costs: the central estimate shows no savings.
  ☐ See who can do the work. 13 engineer-weeks are assumed, 50700 USD.
  Source of all: Guide article on AWS AI chips (last updated 2025-12-11)
text phase.2: Phase 2: Pilot
  ☐ Take one typical, well-supported workload. Serve Llama 3.1 70B, chat.
  ☐ Run it on Trainium and on GPUs in parallel. 8 × Inferentia2 compared with 4 × H100.
  ☐ Compare accuracy, throughput and total cost. Expected: 2.84 (1.71 to 4.70) USD per 1M output tokens, compared with 2.63 (1.93 to 3.59) USD per 1M output tokens.
  ☐ Record the effort of the move. 13 engineer-weeks are assumed, 50700 USD.
  Source of all: Guide article on AWS AI chips (last updated 2025-12-11)
text phase.3: Phase 3: Move to production
  ☐ Move the workloads that passed. At these prices it does not pay back.
  ☐ Keep GPUs for operators without support. All of the work moves (assumed).
  ☐ Watch performance and cost. The price is for inf2.48xlarge, AWS, us-east-1, 20 Jul 2026.
  Source of all: Guide article on AWS AI chips (last updated 2025-12-11)
text software: Software status of Amazon's chips
  Neuron SDK 2.32.0, release date: 17 Aug 2026 (as of 17 Aug 2026). [AWS Neuron SDK release notes home, 17 Aug 2026; AWS Neuron What's New, 17 Aug 2026]
  Neuron SDK 2.27.0, release date: 19 Dec 2025 (as of 17 Aug 2026). Adds Trainium3. [AWS Neuron What's New, 17 Aug 2026]
  TorchNeuron, status: closed beta, on request (as of 29 May 2026). Unchanged in the docs of August 2026. [AWS Neuron docs: Native PyTorch for AWS Trainium, 29 May 2026]
  TorchNeuron, announced: 2 Dec 2025 (as of 17 Aug 2026). As a private preview. [AWS Neuron What's New, 17 Aug 2026; Guide article on AWS AI chips (last updated 2025-12-11)]
  TorchNeuron, kind: native PyTorch back end; Trainium is a device like CUDA (as of 11 Dec 2025). [Guide article on AWS AI chips (last updated 2025-12-11)]
  TorchNeuron, features: eager mode and torch.compile; FSDP, DTensor, DDP and tensor parallelism; pipeline parallelism planned (as of 29 May 2026). [AWS Neuron docs: Native PyTorch for AWS Trainium, 29 May 2026; Guide article on AWS AI chips (last updated 2025-12-11)]
  NKI, latest version: 0.6.0 (as of 17 Aug 2026). [AWS Neuron SDK release notes home, 17 Aug 2026]
  NKI 0.3.0, out of beta since: 9 Apr 2026 (as of 17 Aug 2026). With SDK 2.29.0. [AWS Neuron What's New, 17 Aug 2026]
  NKI, gives access to: single instructions, memory allocation, scheduling and the instruction set (as of 17 Aug 2026). [AWS Neuron What's New, 17 Aug 2026; Guide article on AWS AI chips (last updated 2025-12-11)]
  NKI Compiler, licence: Apache 2.0 (as of 11 Dec 2025). Announced on 2025-12-02; the source code was then in a private preview. [Guide article on AWS AI chips (last updated 2025-12-11); AWS Neuron What's New, 17 Aug 2026]
  Frameworks: PyTorch on Neuron, successor of PyTorch/XLA: TorchNeuron (as of 17 Aug 2026). PyTorch 2.9 is the last with PyTorch/XLA. [AWS Neuron What's New, 17 Aug 2026]
  Frameworks: Neuron SDK 2.26.0, PyTorch added: 2.8 (as of 18 Sep 2025). [AWS Neuron SDK 2.26.0 release notes, 18 Sep 2025; Guide article on AWS AI chips (last updated 2025-12-11)]
  Frameworks: Neuron SDK 2.26.0, JAX added: 0.6.2 (as of 18 Sep 2025). [AWS Neuron SDK 2.26.0 release notes, 18 Sep 2025; Guide article on AWS AI chips (last updated 2025-12-11)]
  Frameworks: The code is PyTorch or JAX with common architectures. [Guide article on AWS AI chips (last updated 2025-12-11)]
  Serving: vLLM Neuron, status: beta since July 2026 (as of 17 Aug 2026). Trn2 and Trn3 only. [AWS Neuron What's New, 17 Aug 2026]
  Serving: NxD Inference, status: maintenance only (as of 17 Aug 2026). No Trn1 and Inf2 from 2.29; vLLM Neuron follows it. [AWS Neuron What's New, 17 Aug 2026]
  Model families for Trainium: The models are transformers: language models or vision transformers. [Guide article on AWS AI chips (last updated 2025-12-11)]
  Model families for Inferentia: The models are common ones: BERT, GPT variants, vision models. [Guide article on AWS AI chips (last updated 2025-12-11)]
  Model families: Neuron SDK 2.26.0, models added: Llama 4 Scout and Maverick on Trn2 (beta), FLUX.1-dev (beta) (as of 18 Sep 2025). [AWS Neuron SDK 2.26.0 release notes, 18 Sep 2025; Guide article on AWS AI chips (last updated 2025-12-11)]
  Model families: Neuron SDK 2.26.0, expert parallelism: inference, beta (as of 18 Sep 2025). [AWS Neuron SDK 2.26.0 release notes, 18 Sep 2025]
  Older chips: Inf1, last driver: 2.24 (as of 12 Mar 2026). Last environments: SDK 2.26; support ends with SDK 2.27. [AWS Neuron announcement: Neuron Driver support for Inf1, 12 Mar 2026]
legend: outlined = our estimate · line = 73% to 74% of published results
footer: Sources: AWS on-demand prices, Jul 2026 · Azure retail prices, Jun 2026 · SkyPilot catalogue v9, 2026 · and 1 more · Prices: On-demand list, us-east-1, us-central1, us-east-2 and 2 more, prices from 18 Jun 2026 to 22 Jul 2026; year only: TPU v6e · Catalogue of 29 Nov 2026
numbers:
file: trainium2-vs-h100-sxm_advisor
)~");

} // namespace chipboard::testing
