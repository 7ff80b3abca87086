package report

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/verifier"
)

func pageOf(t *testing.T, r *Report) string {
	t.Helper()
	var a, b bytes.Buffer
	if err := errors.Join(r.HTML(&a, ""), r.HTML(&b, "")); err != nil {
		t.Fatal(err)
	}
	if a.String() != b.String() {
		t.Error("the same report gives two pages")
	}
	return a.String()
}

var raw = regexp.MustCompile(`(?s)<(script|style)([^>]*)>(.*?)</(script|style)>`)

// elements lists the elements of a page with the names of their attributes. A page is well-formed as
// XML, too, but for scripts and styles.
func elements(t *testing.T, page string) []string {
	t.Helper()
	for _, m := range raw.FindAllStringSubmatch(page, -1) {
		if strings.Contains(m[3], "</") || strings.Contains(m[3], "<!--") {
			t.Errorf("a %s can end early", m[1])
		}
	}
	page = raw.ReplaceAllString(page, "<$1$2></$1>")
	d := xml.NewDecoder(strings.NewReader(page))
	var out []string
	ids := map[string]bool{}
	for {
		tok, err := d.Token()
		if err == io.EOF {
			return out
		}
		if err != nil {
			t.Fatalf("%v", err)
		}
		switch tok := tok.(type) {
		case xml.StartElement:
			name := tok.Name.Local
			for _, a := range tok.Attr {
				name += " " + a.Name.Local
				if strings.HasPrefix(a.Name.Local, "on") || a.Name.Local == "style" || a.Name.Local == "href" || a.Name.Local == "src" {
					t.Errorf("<%s %s>", tok.Name.Local, a.Name.Local)
				}
				if a.Name.Local == "id" && ids[a.Value] {
					t.Errorf("two elements with the id %s", a.Value)
				} else if a.Name.Local == "id" {
					ids[a.Value] = true
				}
			}
			out = append(out, name)
		case xml.Comment:
			t.Errorf("a comment: %s", tok)
		}
	}
}

// TestHTMLHostile finds the same elements whatever things are called in the program.
func TestHTMLHostile(t *testing.T) {
	for name, of := range reports() {
		want := elements(t, pageOf(t, of("benign")))
		for _, tag := range hostile {
			page := pageOf(t, of(tag))
			if got := elements(t, page); !slices.Equal(got, want) {
				t.Errorf("%s: %q makes other elements", name, tag)
			}
			if strings.ContainsAny(page, "\x00\x01\x7f\u202e\u2066") {
				t.Errorf("%s: %q: what no page may contain is there", name, tag)
			}
		}
	}
}

// reports are reports of each kind, whose names are made from a tag.
func reports() map[string]func(tag string) *Report {
	return map[string]func(tag string) *Report{
		"race":     func(tag string) *Report { return made(30, tag) },
		"order":    unsynchronized,
		"deadlock": stuck,
		"verified": func(tag string) *Report { return covered(verifier.Verified, tag) },
		"bounded":  func(tag string) *Report { return covered(verifier.Bounded, tag) },
		"unknown":  func(tag string) *Report { return covered(verifier.Unknown, tag) },
	}
}

// TestHTMLExecution draws each relation between accesses, and explains it.
func TestHTMLExecution(t *testing.T) {
	page := pageOf(t, unsynchronized("t"))
	for _, r := range relations {
		if !strings.Contains(page, `class="edge `+r.Class+`"`) || !strings.Contains(page, `<dt class="`+r.Class+`">`+r.Name) {
			t.Errorf("%s is not drawn, or not explained", r.Name)
		}
	}
	for _, text := range []string{
		"<li>thread 0 (maint) writes xt = t (plain) at t.c:5</li>",
		"<li>thread 1 (t) reads yt = 1 (acquire) at t.c:5, from what thread 0 wrote at t.c:6, with which it synchronizes</li>",
		"<li>thread 0 (maint) reads and writes zt = 3 (relaxed) at t.c:7, from what thread 1 wrote at t.c:7</li>",
	} {
		if !strings.Contains(page, text) {
			t.Errorf("the page does not say %s", text)
		}
	}
}

// TestHTMLClasses has words for each class of checks, and for what violates it.
func TestHTMLClasses(t *testing.T) {
	for _, class := range (^verifier.Checks(0)).Names() {
		property := map[string]string{"assert": "assertion", "leaks": "leak"}[class]
		if property == "" {
			property = class
		}
		if checkTexts[class] == "" || explained[property] == "" {
			t.Errorf("a page does not say what %s is", class)
		}
	}
}
