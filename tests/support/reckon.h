// Purpose: works out a formula of the formula view, such as "{a} / (3600 x {b}) x 1e6", from the values of its parts:
// what is told can be checked against the number it stands for.
#pragma once

#include "data/whatif/formulatree.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace chipboard::testing {

/// Sums, products, quotients, powers, brackets, ceil() and max(); percent are shares. Not a number where the text is no
/// formula.
class Reckoner
{
public:
    explicit Reckoner(const FormulaNode &node)
        : m_node(node)
        , m_text(node.formula)
    {
    }

    [[nodiscard]] double result()
    {
        const double value = sum();
        skip();
        return m_place == m_text.size() ? value : nothing;
    }

private:
    static constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

    void skip()
    {
        while (m_place < m_text.size() && m_text.at(m_place) == u' ')
            ++m_place;
    }
    bool takes(char16_t sign)
    {
        skip();
        if (m_place >= m_text.size() || m_text.at(m_place) != sign)
            return false;
        ++m_place;
        return true;
    }
    double sum()
    {
        double value = product();
        for (;;) {
            if (takes(u'+'))
                value += product();
            else if (takes(u'-'))
                value -= product();
            else
                return value;
        }
    }
    double product()
    {
        double value = power();
        for (;;) {
            if (takes(u'x'))
                value *= power();
            else if (takes(u'/'))
                value /= power();
            else
                return value;
        }
    }
    double power()
    {
        const double base = factor();
        return takes(u'^') ? std::pow(base, factor()) : base;
    }
    double factor()
    {
        skip();
        if (m_text.mid(m_place).startsWith(QLatin1String("ceil("))) {
            m_place += 4;
            return std::ceil(factor() - 1e-9);
        }
        if (m_text.mid(m_place).startsWith(QLatin1String("max("))) {
            m_place += 4;
            const double first = sum();
            const double second = takes(u',') ? sum() : nothing;
            return takes(u')') ? std::max(first, second) : nothing;
        }
        if (takes(u'(')) {
            const double value = sum();
            return takes(u')') ? value : nothing;
        }
        return takes(u'{') ? part() : number();
    }
    double part()
    {
        const qsizetype end = m_text.indexOf(u'}', m_place);
        const QString name = m_text.mid(m_place, end - m_place);
        m_place = end + 1;
        for (const FormulaNode &child : m_node.children) {
            if (child.id == name && child.value)
                return child.value->value * (child.unit == Unit::Percent ? 0.01 : 1.0);
        }
        return nothing;
    }
    double number()
    {
        skip();
        const qsizetype begin = m_place;
        while (m_place < m_text.size()
               && (m_text.at(m_place).isDigit() || m_text.at(m_place) == u'.' || m_text.at(m_place) == u'e'))
            ++m_place;
        bool isNumber = false;
        const double value = m_text.mid(begin, m_place - begin).toDouble(&isNumber);
        return isNumber ? value : nothing;
    }

    const FormulaNode &m_node;
    QString m_text;
    qsizetype m_place = 0;
};

/// The value that the formula gives, in the node's unit.
[[nodiscard]] inline double reckoned(const FormulaNode &node)
{
    return Reckoner(node).result() * (node.unit == Unit::Percent ? 100.0 : 1.0);
}

} // namespace chipboard::testing
