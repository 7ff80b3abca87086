// Package irtest makes modules for the tests of the rooms of llvm2ivl.
package irtest

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/llvm2ivl/clang"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
	"github.com/gsmack/gsmack/llvm2ivl/reader"
)

// Parse reads a module of the program.
func Parse(t testing.TB, text string) *link.Module {
	t.Helper()
	m, ds := reader.Parse("prog.ll", []byte(text))
	for _, d := range ds {
		t.Fatal(d)
	}
	return &link.Module{Name: "prog.ll", Role: link.Program, IR: m}
}

// Compile reads what clang makes of a C text; the test is skipped without clang.
func Compile(t testing.TB, text string, flags ...string) *link.Module {
	t.Helper()
	if _, err := exec.LookPath("clang-14"); err != nil {
		t.Skip(err)
	}
	file := filepath.Join(t.TempDir(), "prog.c")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := clang.Compile(context.Background(), "clang-14", "", flags, file)
	if err != nil {
		t.Fatal(err)
	}
	return Parse(t, string(out))
}

// Link links one module that has a function main.
func Link(t testing.TB, m *link.Module) *link.Linked {
	t.Helper()
	l, ds := link.Link([]*link.Module{m}, "main")
	for _, d := range ds {
		t.Fatal(d)
	}
	return l
}

// Global is the global variable of that name, nil if there is none.
func Global(m *link.Module, name string) *ir.Global {
	for _, g := range m.IR.Globals {
		if g.Name() == name {
			return g
		}
	}
	return nil
}

// Calls lists the calls in the function of that name whose callee, with its sigil, contains
// part.
func Calls(p *link.Linked, fn, part string) []*ir.Call {
	var out []*ir.Call
	for _, f := range p.Funcs {
		if f.Name() != fn {
			continue
		}
		for c := range f.Calls() {
			callee := "%"
			if f := ir.CalledFunc(c.Callee); f != nil {
				callee = "@" + f.Name()
			}
			if strings.Contains(callee, part) {
				out = append(out, c)
			}
		}
	}
	return out
}
