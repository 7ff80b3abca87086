package clang

import (
	"reflect"
	"strings"
	"testing"
)

func TestParseCommand(t *testing.T) {
	for line, want := range map[string]*Command{
		"-c -O2 -g -Wall -Iinc -I /abs -DN=3 -D M -o x.o x.c":    {Files: []string{"x.c"}, Output: "x.o", Compiles: true, Flags: strings.Fields("-I/d/inc -I /abs -DN=3 -D M")},
		"-o app a.c b.o c.cc -L. -lq -Wl,--gc-sections -pthread": {Files: []string{"a.c", "c.cc"}, Output: "app", Links: true, Flags: strings.Fields("-pthread")},
		"-E x.c":                                 {Files: []string{"x.c"}},
		"-MM x.c":                                {Files: []string{"x.c"}},
		"-S x.c -std=c99 -m32":                   {Files: []string{"x.c"}, Flags: strings.Fields("-std=c99 -m32")},
		"-c -MD -MF x.d -MT x.o x.c":             {Files: []string{"x.c"}, Compiles: true},
		"-c -xc x.inc -isystem sys -include c.h": {Files: []string{"x.inc"}, Compiles: true, Flags: strings.Fields("-isystem /d/sys -include c.h -x c")},
		"-c -x assembler-with-cpp x.c":           {Compiles: true},
		"-c start.S":                             {Compiles: true},
		"--version":                              {},
		"-c -fsanitize=thread -flto=auto -fPIC -fno-strict-aliasing -fprofile-arcs x.c": {Files: []string{"x.c"}, Compiles: true, Flags: strings.Fields("-fPIC -fno-strict-aliasing")},
	} {
		if got := ParseCommand("/d", strings.Fields(line)); !reflect.DeepEqual(got, want) {
			t.Errorf("%s:\n%+v, want\n%+v", line, got, want)
		}
	}
}

func TestWords(t *testing.T) {
	got := Words(`gcc  -DA='x y' -D"B=\"s\"" -DC=\"t\" '' a\ b.c`)
	want := []string{"gcc", "-DA=x y", `-DB="s"`, `-DC="t"`, "", "a b.c"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
