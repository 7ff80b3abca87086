package storage

import (
	"strings"

	"github.com/gsmack/gsmack/ivl"
)

// Scope hands out identifiers of the IVL that are not in use yet.
type Scope struct{ ivl.Names }

// NewScope is a scope inside of outer, which may be nil.
func NewScope(outer *Scope) *Scope {
	s := &Scope{ivl.Names{Mark: "$"}}
	if outer != nil {
		s.Outer = &outer.Names
	}
	return s
}

// Fresh returns name, made an identifier, with $2, $3, … after it if it is in
// use already here or outside.
func (s *Scope) Fresh(name string) string { return s.Unique(identifier(name)) }

// identifier turns any text into an identifier of the IVL. Characters that
// none may have become underscores; a keyword gets one at its end.
func identifier(name string) string {
	var b strings.Builder
	for i, r := range name {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r == '_', r == '.', r == '$', r == '#', r == '\'':
			b.WriteRune(r)
		case r >= '0' && r <= '9':
			if i == 0 {
				b.WriteByte('_')
			}
			b.WriteRune(r)
		default:
			b.WriteByte('_')
		}
	}
	if b.Len() == 0 {
		return "_"
	}
	out := b.String()
	if keywords[out] || isTypeWord(out) {
		return out + "_"
	}
	return out
}

// isTypeWord reports whether the word is lexed as a type: bv32, float24e8.
func isTypeWord(w string) bool {
	if rest, ok := strings.CutPrefix(w, "bv"); ok {
		return rest != "" && strings.Trim(rest, "0123456789") == ""
	}
	if rest, ok := strings.CutPrefix(w, "float"); ok {
		return rest != "" && strings.Trim(rest, "0123456789e") == ""
	}
	return false
}

// keywords are the words that the IVL, Boogie or Corral reserve.
var keywords = func() map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(`
		assert assume async atomic await axiom begin bool break by call complete const div else end
		ensures exists extends false finally forall free function goto havoc if implementation in int
		invariant lambda let mod modifies old par procedure real requires return returns rmode then
		true type unique using var where while yield yields RNE RNA RTP RTN RTZ finite
		`) {
		m[w] = true
	}
	return m
}()
