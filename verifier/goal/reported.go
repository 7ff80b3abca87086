package goal

import (
	"cmp"
	"strings"

	"github.com/gsmack/gsmack/ivl"
)

// Reported is the attribute of the call of a model in which assertions failed, and that was reported: {:reported property,
// message}, once for each.
const Reported = "reported"

// Failure is a failure that was reported: a race, at two places, or an assertion, at one, which is that of the call if it is
// in a model.
type Failure struct {
	Property, Message string
	At                []ivl.Pos
}

// Attr marks the call of a model in which it is.
func (f Failure) Attr() *ivl.Attr {
	return ivl.NewAttr(Reported, f.Property, f.Message)
}

// Of reports whether it is s that failed, at its place. What the interpreter adds to a message says of which object.
func (f Failure) Of(s *ivl.Assert) bool {
	return f.Property == cmp.Or(s.Attrs.Text("property"), "assertion") && strings.HasPrefix(f.Message, s.Attrs.Text("msg"))
}

// WasReported reports whether it is said of the call of a model that s, in the model, fails.
func WasReported(call *ivl.Call, s *ivl.Assert) bool {
	for _, a := range call.Attrs {
		if a.Name == Reported && (Failure{Property: a.Args[0].Str, Message: a.Args[1].Str}).Of(s) {
			return true
		}
	}
	return false
}
