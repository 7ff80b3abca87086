package syntax

import (
	"bytes"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/seed"
)

// TestLimits feeds texts that are no programs, or too much of one: each gets
// few clear diagnostics, and nothing overflows.
func TestLimits(t *testing.T) {
	const deep = 200_000
	rep := strings.Repeat
	proc := func(s string) string { return "procedure p() {\n" + s + "\n}\n" }
	random := make([]byte, 1<<16)
	seed.Rand(t).Read(random)
	tests := []struct{ name, src, want string }{
		{"empty", "", "no declarations"},
		{"blank", " \n\t// nothing\n/* /* */ */", "no declarations"},
		{"binary", "\x7fELF\x00\x00", "zero byte"},
		{"random", string(random), "binary file"},
		{"latin1", "var x: int; // caf\xe9", "no UTF-8"},
		{"elf words", "BC\xc0\xde", "no UTF-8"},
		{"open comment", "var x: int; /* never", "the comment has no end"},
		{"open string", proc(`assert {:msg "never} true;`), "the string has no end"},
		{"cut", "procedure p() { x := (1 +", "write an expression"},
		{"C", "int main(void) { return 0; }", "write a declaration"},
		{"LLVM", "; ModuleID = 'x.c'\nsource_filename = \"x.c\"\n", "write a declaration"},
		{"parentheses", proc("x := " + rep("(", deep) + "1" + rep(")", deep) + ";"), "levels of nesting"},
		{"open parentheses", proc("x := " + rep("(", deep)), "levels of nesting"},
		{"10,000 parentheses", proc("x := " + rep("(", 10000) + "1" + rep(")", 10000) + ";"), "levels of nesting"},
		{"negations", proc("x := " + rep("!", deep) + "y;"), "levels of nesting"},
		{"minuses", proc("x := " + rep("-", deep) + "y;"), "levels of nesting"},
		{"implications", proc("x := " + rep("a ==> ", deep) + "y;"), "levels of nesting"},
		{"powers", proc("x := " + rep("a ** ", deep) + "y;"), "levels of nesting"},
		{"quantifiers", proc("x := " + rep("(forall i: int :: ", deep) + "y;"), "levels of nesting"},
		{"conditionals", proc("x := " + rep("if a then b else ", deep) + "y;"), "levels of nesting"},
		{"attributes", proc("assert " + rep("{:a (exists i: int :: ", deep)), "levels of nesting"},
		{"blocks", proc(rep("while (*) {", deep)), "levels of nesting"},
		{"atomic blocks", proc(rep("atomic {", deep)), "levels of nesting"},
		{"else if", proc(rep("if (*) {} else ", deep)), "levels of nesting"},
		{"types", "var x: " + rep("[", deep), "levels of nesting"},
		{"map types", "var x: " + rep("[int]", deep) + "int;", "levels of nesting"},
		{"sum", proc("x := 1" + rep("+1", deep) + ";"), "operators in one expression"},
		{"conjunction", proc("x := a" + rep(" && a", deep) + ";"), "operators in one expression"},
		{"selects", proc("x := a" + rep("[1]", deep) + ";"), "operators in one expression"},
		{"left-hand side", proc("x" + rep("[1]", deep) + " := 1;"), "operators in one expression"},
		{"ascriptions", proc("x := a" + rep(":int", deep) + ";"), "operators in one expression"},
		{"digits", proc("x := " + rep("9", deep) + ";"), "digits"},
		{"real digits", proc("x := 1." + rep("9", deep) + ";"), "digits"},
		{"float digits", proc("x := 0x1." + rep("9", deep) + "e0f24e8;"), "digits"},
		{"long name", proc("x := " + rep("y", 5*deep) + " 1;"), "write \";\""},
		{"braces", rep("{", deep), "write a declaration"},
		{"errors", rep("procedure ;\n", deep/10), "write a name"},
		{"characters", rep("@", deep), "unexpected character"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p, ds := Parse("in.bpl", []byte(test.src))
			if len(ds) == 0 || p == nil {
				t.Fatal("accepted")
			}
			if len(ds) > ivl.MaxDiagnostics {
				t.Errorf("%d diagnostics", len(ds))
			}
			if d := ds[0]; !strings.Contains(d.Message, test.want) || len(d.Error()) > 300 || strings.Contains(d.Error(), "\n") {
				t.Errorf("got %.400s", d.Error())
			}
		})
	}
}

// TestWithinLimits takes a text near the limits through all phases.
func TestWithinLimits(t *testing.T) {
	rep := strings.Repeat
	const deep = maxNesting - 10
	src := "var x: int;\nvar y: bool;\nprocedure p()\n  modifies x, y;\n{\n" +
		"x := " + rep("(", deep) + "1" + rep("- 1)", deep) + ";\n" +
		"x := 1" + rep(" + 1", maxOperators-1) + ";\n" +
		"y := y" + rep(" ==> y", deep) + ";\n" +
		rep("while (*) {\n", deep/2) + rep("}\n", deep/2) + "}\n"
	p, ds := Parse("deep.bpl", []byte(src))
	if len(ds) == 0 {
		ds = ivl.Resolve(p)
	}
	if len(ds) > 0 {
		t.Fatal(ds[0])
	}
	var text bytes.Buffer
	if err := ivl.Print(&text, p, ivl.Boogie); err != nil {
		t.Fatal(err)
	}
	q, ds := Parse("deep.bpl", text.Bytes())
	if len(ds) > 0 || !EqualPrograms(p, q) {
		t.Fatal("not read as printed", ds)
	}
}
