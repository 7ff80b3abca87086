package report

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

type (
	junitSuites struct {
		XMLName xml.Name `xml:"testsuites"`
		Suite   junitSuite
	}
	junitSuite struct {
		XMLName  xml.Name    `xml:"testsuite"`
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Errors   int         `xml:"errors,attr"`
		Skipped  int         `xml:"skipped,attr"`
		Time     string      `xml:"time,attr"`
		Cases    []junitCase `xml:"testcase"`
	}
	junitCase struct {
		Class   string        `xml:"classname,attr"`
		Name    string        `xml:"name,attr"`
		Time    string        `xml:"time,attr"`
		Failure *junitFailure `xml:"failure"`
		Error   *junitFailure `xml:"error"`
		Out     string        `xml:"system-out,omitempty"`
	}
	junitFailure struct {
		Type    string `xml:"type,attr"`
		Message string `xml:"message,attr"`
		Text    string `xml:",chardata"`
	}
)

// JUnit writes reports as a test suite with a case for each, which fails if the verdict is VIOLATED; one that
// was not decided is an error.
func JUnit(w io.Writer, reports ...*Report) error {
	s := junitSuite{Name: "gsmack", Tests: len(reports)}
	total := 0.0
	names := map[string]int{}
	for _, r := range reports {
		names[r.caseName()]++
	}
	for _, r := range reports {
		verdict, meaning := r.Headline()
		var text strings.Builder
		if err := r.Text(&text, trace.TextOptions{}); err != nil {
			return err
		}
		total += r.Elapsed.Seconds()
		name := r.caseName()
		if names[name] > 1 { // several failures of a program
			name += fmt.Sprintf(": %s at %s", r.Result.Property, r.Result.Pos)
		}
		c := junitCase{Class: "gsmack", Name: name, Time: fmt.Sprintf("%.3f", r.Elapsed.Seconds())}
		switch r.Result.Verdict {
		case verifier.Violated:
			s.Failures++
			c.Failure = &junitFailure{Type: r.Result.Property, Message: OneLine(meaning), Text: text.String()}
		case verifier.Unknown:
			s.Errors++
			c.Error = &junitFailure{Type: "unknown", Message: OneLine(verdict + ": " + meaning), Text: text.String()}
		default:
			c.Out = text.String()
		}
		s.Cases = append(s.Cases, c)
	}
	s.Time = fmt.Sprintf("%.3f", total)
	return writeXML(w, junitSuites{Suite: s})
}

func writeXML(w io.Writer, v any) error {
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	enc := xml.NewEncoder(w)
	enc.Indent("", "  ")
	if err := enc.Encode(v); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

func (r *Report) caseName() string { return strings.Join(r.Program, " ") }

// GitHub writes workflow commands, which make annotations of a pull request, and then the text, in which
// commands are disabled.
func (r *Report) GitHub(w io.Writer) error {
	var b, text strings.Builder
	if err := r.Text(&text, trace.TextOptions{}); err != nil {
		return err
	}
	for _, f := range r.Failures() {
		f.annotate(&b)
	}
	sum := sha256.Sum256([]byte(text.String()))
	token := hex.EncodeToString(sum[:16])
	fmt.Fprintf(&b, "::stop-commands::%s\n%s::%s::\n", token, text.String(), token)
	_, err := io.WriteString(w, b.String())
	return err
}

// annotate writes the annotations of the verdict, or of one of several failures.
func (r *Report) annotate(b *strings.Builder) {
	verdict, meaning := r.Headline()
	level := map[verifier.Verdict]string{verifier.Violated: "error", verifier.Unknown: "warning"}[r.Result.Verdict]
	if level == "" {
		level = "notice"
	}
	annotate := func(level string, p trace.Pos, title, message string) {
		var props []string
		if p.File != "" {
			props = append(props, "file="+property(p.File))
			if p.Line > 0 {
				props = append(props, fmt.Sprintf("line=%d", p.Line))
			}
			if p.Column > 0 {
				props = append(props, fmt.Sprintf("col=%d", p.Column))
			}
		}
		fmt.Fprintf(b, "::%s %s::%s\n", level, strings.Join(append(props, "title="+property(title)), ","), command(message))
	}
	at := trace.PosOf(r.Result.Pos)
	if at.File == "" && len(r.Program) > 0 {
		at.File = r.Program[0]
	}
	annotate(level, at, "gsmack: "+verdict, OneLine(meaning))
	if t := r.Result.Trace; t != nil {
		for i := range t.Steps {
			if s := &t.Steps[i]; (s.Kind == trace.Conflict || s.Kind == trace.Wait) && s.Pos != at {
				annotate("notice", s.Pos, fmt.Sprintf("gsmack: thread %d", s.Thread), s.Detail)
			}
		}
	}
}

var (
	commandEscapes  = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	propertyEscapes = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

func command(s string) string  { return commandEscapes.Replace(s) }
func property(s string) string { return propertyEscapes.Replace(s) }
