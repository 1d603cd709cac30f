// Purpose: the page Advisor in full as text: the default board with eight chips, a budget of 4,000 USD per month and
// 50,000 USD spent today. Its numbers are those that tst_advise reckons.
#pragma once

#include <QString>

namespace chipboard::testing {

inline const QString advisorText =
    QString::fromUtf16(uR"~(page advisor: Only Trainium2 meets all requirements, at $3.43 per 1M output tokens
warning: Trainium2, GB200: no on-demand list price; the capacity-block price of 22 Jul 2026 is shown. [ -> ]
chart advice: Best first
  subtitle: Serve Llama 3.1 70B, chat · of all chips of the catalogue · On-demand list · ranked by cost
  column usd_per_1m_tokens: Cost [USD per 1M tokens] bars to 573.12527, asked
    Trainium2 trainium 3.4265945 [2.0419976, 5.7500312] outlined "3.43" flagged
    MI300X other 1.8971694 [1.130573, 3.1835641] outlined "1.90"
    GB200 nvidia 1.9722917 [1.4326227, 2.715254] outlined "1.97" flagged
    TPU v6e other 2.0217679 [1.2048245, 3.3926478] outlined "2.02"
    H100 nvidia baseline 2.8359388 [2.0599541, 3.9042369] outlined "2.84"
    V100 nvidia 341.54039 [203.53288, 573.12527] outlined "341.54"
    Trainium4 trainium gap "–"
  column usd_per_1m_tokens: Bill [USD per month] bars to 35740.8
    Trainium2 trainium 3263.173 outlined "3263" flagged
    MI300X other 8760 outlined "8760"
    GB200 nvidia 15449.72 outlined "15.4k" flagged
    TPU v6e other 15768 outlined "15.8k"
    H100 nvidia baseline 20089.6 outlined "20.1k"
    V100 nvidia 35740.8 outlined "35.7k"
    Trainium4 trainium gap "–"
  column tpot: Time per token [ms] bars to 2153.4827
    Trainium2 trainium 100.29756 [65.2045, 154.27771] outlined "100"
    MI300X other 167.79276 [129.17071, 217.96279] outlined "168"
    GB200 nvidia 103.53408 [67.308593, 159.25612] outlined "104"
    TPU v6e other 49.892502 [32.43564, 76.744646] outlined "49.9"
    H100 nvidia baseline 87.561467 [67.406826, 113.74235] outlined "87.6"
    V100 nvidia 1400.0018 [910.15589, 2153.4827] outlined "1.40k"
    Trainium4 trainium gap "–"
  column usd_per_1m_tokens: How it stands [] words
    Trainium2 "the only one left"
    MI300X "ruled out: costs too much"
    GB200 "ruled out: costs too much"
    TPU v6e "ruled out: costs too much"
    H100 "ruled out: costs too much"
    V100 "ruled out: costs too much"
    Trainium4 "ruled out: not on sale yet"
text option.trainium2: 1. Trainium2: the only one left
  about 3.43 (2.04 to 5.76) USD per 1M tokens · capacity-block price · 3263 USD per month · about 100 ms (65.2 ms to 155 ms) per token · on 2 chips
  + The models are transformers: language models or vision transformers. [Guide article on AWS AI chips (last updated 2025-12-11)]
  + Moving starts to pay above 10,000 USD of inference a month. Here it is 50000 USD a month. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ? Check that the Neuron SDK supports the model and its operators. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ? Plan engineering time for the move. 13 weeks of an engineer are assumed, which cost 50.7k USD. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ? Trainium exists on AWS only: accept the lock-in or not. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ? Measure your own variant of the architecture. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ? It is priced by "AWS capacity blocks", because the chosen prices do not have it.
  ? vLLM Neuron, status: beta since July 2026 (17 Aug 2026). Trn2 and Trn3 only. [AWS Neuron What's New, 17 Aug 2026]
text turns: What would change the advice
  → Without "Monthly budget: 4000 USD", MI300X would come first, at about 1.90 USD per 1M tokens.
  → With operators that are written for CUDA, no chip would fit.
  → If it has to run on several clouds, no chip would fit.
text ruled-out: Why the others are ruled out
  ✗ MI300X: It costs 8760 USD a month; the budget is 4000 USD.
  ✗ GB200: It costs 15450 USD a month; the budget is 4000 USD.
  ✗ TPU v6e: It costs 15768 USD a month; the budget is 4000 USD.
  ✗ H100: It costs 20090 USD a month; the budget is 4000 USD.
  ✗ V100: It costs 35741 USD a month; the budget is 4000 USD.
  ✗ Trainium4: Trainium4 is announced and not on sale yet.
  ✗ Inferentia2: It costs 6318 USD a month; the budget is 4000 USD.
text phase.1: Phase 1: Evaluation
  ☐ List the workloads. Serve Llama 3.1 70B, chat, 50k USD a month today. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ☐ Check them against the Neuron SDK. Neuron SDK 2.32.0 of 17 Aug 2026 is the latest known here. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ☐ Compute what the present GPU bill on AWS would save. Trainium2 costs about 121% of what H100 costs: by the middle estimate nothing is saved. Their prices are of different kinds: Trainium2 (capacity-block price), H100 (on-demand list price). [Guide article on AWS AI chips (last updated 2025-12-11)]
  ☐ See who can do the work. 13 weeks of an engineer are assumed, 50.7k USD. [Guide article on AWS AI chips (last updated 2025-12-11)]
text phase.2: Phase 2: Pilot
  ☐ Take one typical, well-supported workload. Serve Llama 3.1 70B, chat. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ☐ Train it on Trainium and on GPUs side by side. 2 × Trainium2 beside 4 × H100. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ☐ Compare accuracy, throughput and total cost. To be expected: 3.43 (2.04 to 5.76) USD per 1M tokens, against 2.84 (2.05 to 3.91) USD per 1M tokens. Their prices are of different kinds: Trainium2 (capacity-block price), H100 (on-demand list price). [Guide article on AWS AI chips (last updated 2025-12-11)]
  ☐ Write down what moving takes. 13 weeks of an engineer are assumed, 50.7k USD. [Guide article on AWS AI chips (last updated 2025-12-11)]
text phase.3: Phase 3: Move to production
  ☐ Move the workloads that passed. At these prices it does not pay. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ☐ Keep GPUs for operators without support. All of the work moves, as is assumed. [Guide article on AWS AI chips (last updated 2025-12-11)]
  ☐ Watch performance and cost. The price is that of trn2.48xlarge, AWS, us-east-2, 22 Jul 2026. [Guide article on AWS AI chips (last updated 2025-12-11)]
text software: How far the software of Amazon's chips is
  Neuron SDK 2.32.0, release date: 17 Aug 2026 (17 Aug 2026). [AWS Neuron SDK release notes home, 17 Aug 2026; AWS Neuron What's New, 17 Aug 2026]
  Neuron SDK 2.27.0, release date: 19 Dec 2025 (17 Aug 2026). Adds Trainium3. [AWS Neuron What's New, 17 Aug 2026]
  TorchNeuron, status: closed beta, on request (29 May 2026). Still so in the docs of August 2026. [AWS Neuron docs: Native PyTorch for AWS Trainium, 29 May 2026]
  TorchNeuron, announced: 2 Dec 2025 (17 Aug 2026). As a private preview. [AWS Neuron What's New, 17 Aug 2026; Guide article on AWS AI chips (last updated 2025-12-11)]
  TorchNeuron, kind: native PyTorch back end; Trainium is a device beside CUDA (11 Dec 2025). [Guide article on AWS AI chips (last updated 2025-12-11)]
  TorchNeuron, features: eager mode and torch.compile; FSDP, DTensor, DDP and tensor parallelism; pipeline parallelism planned (29 May 2026). [AWS Neuron docs: Native PyTorch for AWS Trainium, 29 May 2026; Guide article on AWS AI chips (last updated 2025-12-11)]
  NKI, latest version: 0.6.0 (17 Aug 2026). [AWS Neuron SDK release notes home, 17 Aug 2026]
  NKI 0.3.0, left beta: 9 Apr 2026 (17 Aug 2026). With SDK 2.29.0. [AWS Neuron What's New, 17 Aug 2026]
  NKI, gives access to: single instructions, memory allocation, scheduling and the instruction set (17 Aug 2026). [AWS Neuron What's New, 17 Aug 2026; Guide article on AWS AI chips (last updated 2025-12-11)]
  NKI Compiler, licence: Apache 2.0 (11 Dec 2025). Announced on 2025-12-02; the source code was then in a private preview. [Guide article on AWS AI chips (last updated 2025-12-11); AWS Neuron What's New, 17 Aug 2026]
  Frameworks: PyTorch on Neuron, successor of PyTorch/XLA: TorchNeuron (17 Aug 2026). PyTorch 2.9 is the last with PyTorch/XLA. [AWS Neuron What's New, 17 Aug 2026]
  Frameworks: Neuron SDK 2.26.0, PyTorch added: 2.8 (18 Sep 2025). [AWS Neuron SDK 2.26.0 release notes, 18 Sep 2025; Guide article on AWS AI chips (last updated 2025-12-11)]
  Frameworks: Neuron SDK 2.26.0, JAX added: 0.6.2 (18 Sep 2025). [AWS Neuron SDK 2.26.0 release notes, 18 Sep 2025; Guide article on AWS AI chips (last updated 2025-12-11)]
  Frameworks: The code is PyTorch or JAX with common architectures. [Guide article on AWS AI chips (last updated 2025-12-11)]
  Serving: vLLM Neuron, status: beta since July 2026 (17 Aug 2026). Trn2 and Trn3 only. [AWS Neuron What's New, 17 Aug 2026]
  Serving: NxD Inference, status: maintenance only (17 Aug 2026). No Trn1 and Inf2 from 2.29; vLLM Neuron follows it. [AWS Neuron What's New, 17 Aug 2026]
  Model families for Trainium: The models are transformers: language models or vision transformers. [Guide article on AWS AI chips (last updated 2025-12-11)]
  Model families for Inferentia: The models are common ones: BERT, GPT variants, vision models. [Guide article on AWS AI chips (last updated 2025-12-11)]
  Model families: Neuron SDK 2.26.0, models added: Llama 4 Scout and Maverick on Trn2 (beta), FLUX.1-dev (beta) (18 Sep 2025). [AWS Neuron SDK 2.26.0 release notes, 18 Sep 2025; Guide article on AWS AI chips (last updated 2025-12-11)]
  Model families: Neuron SDK 2.26.0, expert parallelism: inference, beta (18 Sep 2025). [AWS Neuron SDK 2.26.0 release notes, 18 Sep 2025]
  Older chips: Inf1, last driver: 2.24 (12 Mar 2026). Last environments: SDK 2.26; support ends with SDK 2.27. [AWS Neuron announcement: Neuron Driver support for Inf1, 12 Mar 2026]
legend: outlined = our estimate · whisker = eight of ten published measurements fall within · ◆ = not like for like · + = for it · ? = to verify
footer: Sources: EC2 Capacity Blocks price page, Jul 2026 · AWS on-demand prices, Jul 2026 · Azure retail prices, Jun 2026 · SkyPilot catalogue v9, 2026 · Prices: On-demand list, us-east-1, 20 Jul 2026 · Catalogue of 20 Nov 2026
numbers:
file: trainium2-vs-h100-sxm_advisor_2026-11-20
)~");

} // namespace chipboard::testing
