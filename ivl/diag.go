package ivl

import "strings"

// Severity says how bad a diagnostic is.
type Severity uint8

// The severities. After an Error the next phase must not start.
const (
	Error Severity = iota
	Warning
)

// String is the word that diagnostics show.
func (s Severity) String() string {
	if s == Warning {
		return "warning"
	}
	return "error"
}

// Diagnostic is one message about a user's text. ID is stable and names the
// kind of fault ("syntax", "undeclared", "type-mismatch"); Message says what is
// wrong and, after a semicolon, what to do.
type Diagnostic struct {
	ID       string
	Severity Severity
	Pos      Pos
	Message  string
	Notes    []Note
}

// Note points at a second place that explains a diagnostic.
type Note struct {
	Pos     Pos
	Message string
}

// Error is the diagnostic in one line: file:line:col: error: message.
func (d Diagnostic) Error() string {
	var b strings.Builder
	if p := d.Pos.String(); p != "" {
		b.WriteString(p)
		b.WriteString(": ")
	}
	b.WriteString(d.Severity.String())
	b.WriteString(": ")
	b.WriteString(oneLine(d.Message))
	return b.String()
}

// String is the diagnostic with its notes, one line each.
func (d Diagnostic) String() string {
	var b strings.Builder
	b.WriteString(d.Error())
	for _, n := range d.Notes {
		b.WriteString("\n")
		if p := n.Pos.String(); p != "" {
			b.WriteString(p)
			b.WriteString(": ")
		}
		b.WriteString("note: ")
		b.WriteString(oneLine(n.Message))
	}
	return b.String()
}

func oneLine(s string) string {
	if !strings.ContainsAny(s, "\r\n") {
		return s
	}
	return strings.NewReplacer("\r", " ", "\n", " ").Replace(s)
}

// MaxDiagnostics bounds the errors that the parser reports, and those of the checker.
const MaxDiagnostics = 100

// HasErrors reports whether one of the diagnostics is an error.
func HasErrors(ds []Diagnostic) bool {
	for i := range ds {
		if ds[i].Severity == Error {
			return true
		}
	}
	return false
}
