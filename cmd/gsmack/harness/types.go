package harness

import (
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

// meaning is what a type is, behind all typedefs.
type meaning struct {
	base  string // without qualifiers and stars
	stars int
	// function is the type of what a pointer to a function points to.
	function string
	constant bool // what the pointer points to
}

var qualifier = lazyregexp.New(`\b(const|volatile|restrict|_Atomic|register)\b`)

// mean looks through typedefs.
func (h *header) mean(typ string) meaning {
	m := meaning{constant: strings.Contains(typ, "const")}
	for range 32 { // typedefs are not circular, but the text is not ours
		if i := strings.Index(typ, "(*)("); i >= 0 {
			m.function, m.base = typ, ""
			return m
		}
		t := strings.TrimSpace(qualifier().ReplaceAllString(typ, ""))
		if i := strings.IndexByte(t, '['); i >= 0 {
			t = t[:i] + "*"
		}
		m.stars += strings.Count(t, "*")
		m.base = strings.Join(strings.Fields(strings.ReplaceAll(t, "*", "")), " ")
		under, ok := h.typedefs[m.base]
		if _, name, tag := strings.Cut(under, " "); !ok || under == m.base || tag && name == m.base && !h.tagged(under) {
			return m
		}
		typ = under
	}
	return m
}

// tagged reports whether the text names a structure by its tag; that of a structure without one is its typedef's.
func (h *header) tagged(text string) bool {
	_, ok := h.records[text]
	return ok
}

var integers = []string{"char", "short", "int", "long", "unsigned", "signed", "_Bool", "__int128"}

func (m meaning) integer() bool {
	first, _, _ := strings.Cut(m.base, " ")
	return m.stars == 0 && m.function == "" && (slices.Contains(integers, first) || first == "enum")
}

func (m meaning) number() bool {
	return m.integer() || m.stars == 0 && (m.base == "float" || m.base == "double" || m.base == "long double")
}

func (m meaning) void() bool { return m.stars == 0 && m.base == "void" }

// isRecord reports whether the base is a structure or union, of which complete says whether there can be a variable.
func (h *header) isRecord(m meaning) (record, complete bool) {
	if m.function != "" || m.base == "void" || (meaning{base: m.base}).number() {
		return false, false
	}
	if whole, ok := h.records[m.base]; ok {
		return true, whole
	}
	_, ok := h.typedefs[m.base] // a structure without a tag
	return ok || strings.HasPrefix(m.base, "struct ") || strings.HasPrefix(m.base, "union "), ok
}
