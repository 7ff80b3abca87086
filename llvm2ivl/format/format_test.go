package format

import (
	"fmt"
	"testing"
)

func TestParsePrint(t *testing.T) {
	for text, want := range map[string]string{
		"a%%b":     "[{0 1 0 false false false false 0 0 0 false false } {2 1 0 false false false false 0 0 0 false false } {3 1 0 false false false false 0 0 0 false false }]",
		"%-+5.*ld": "[{0 0 100 true false false false 43 5 0 false true l}]",
		"%f%hhn":   "[{0 0 102 false false false false 0 0 -1 false false } {0 0 110 false false false false 0 0 -1 false false hh}]",
		"%'Zd":     "[{0 0 100 false false false true 0 0 -1 false false Z}]",
		"%3C":      "[{0 0 99 false false false false 0 3 -1 false false l}]",
		"%Lp":      "", "%1$d": "", "%": "", "%hhhd": "", "%hs": "", "%y": "",
	} {
		if ds, ok := ParsePrint(text); ok != (want != "") || ok && fmt.Sprint(ds) != want {
			t.Errorf("%q: got %v, %v", text, ds, ok)
		}
	}
}

func TestParseScan(t *testing.T) {
	for text, want := range map[string]string{
		" %*d,%3hhu": "[{true 0 0  0 false  0} {false 0 100  0 true  0} {false 44 0  0 false  0} {false 0 117 hh 3 false  0}]",
		"%[^]a]%n":   "[{false 0 91  0 false ^]a 2} {false 0 110  0 false  0}]",
		"%lc":        "", "%ms": "", "%[a": "", "%Lf": "", "%": "",
	} {
		if ds, ok := ParseScan(text); ok != (want != "") || ok && fmt.Sprint(ds) != want {
			t.Errorf("%q: got %v, %v", text, ds, ok)
		}
	}
	for _, c := range []struct {
		d           Scan
		least, most int64
	}{
		{Scan{Verb: 'd'}, -128, 127}, {Scan{Verb: 'd', Width: 2}, -9, 99}, {Scan{Verb: 'x', Width: 9}, -128, 127}, {Scan{Verb: 'o', Width: 1}, 0, 7},
	} {
		if least, most := c.d.Limits(8); least != c.least || most != c.most {
			t.Errorf("%+v: %d to %d, want %d to %d", c.d, least, most, c.least, c.most)
		}
	}
}
