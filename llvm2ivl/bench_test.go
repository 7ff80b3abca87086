package llvm2ivl

import (
	"context"
	"path/filepath"
	"testing"

	"github.com/gsmack/gsmack/llvm2ivl/clang"
	"github.com/gsmack/gsmack/models"
)

// demo is the IR of the demonstration program, eighty lines with threads.
func demo(b *testing.B) []byte {
	b.Helper()
	text, err := clang.Compile(context.Background(), "clang-14", "", nil, filepath.Join("..", "tests", "demo", "connection_cache.c"))
	if err != nil {
		b.Fatal(err)
	}
	return text
}

// BenchmarkParseModule reads the IR of the program.
func BenchmarkParseModule(b *testing.B) {
	text := demo(b)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		_, ds := ParseModule("demo.ll", Program, text)
		if len(ds) > 0 {
			b.Fatal(ds)
		}
	}
}

// linkedDemo is the program, read anew, with the models it needs.
func linkedDemo(b *testing.B, text []byte) *Linked {
	b.Helper()
	m, ds := ParseModule("demo.ll", Program, text)
	if len(ds) > 0 {
		b.Fatal(ds)
	}
	mods := []*Module{m}
	for _, f := range models.Find(64, Needed(mods, "main")) {
		model, ds := ParseModule(f.Name, DefaultModel, f.IR())
		if len(ds) > 0 {
			b.Fatal(ds)
		}
		mods = append(mods, model)
	}
	l, ds := Link(mods, "main")
	if len(ds) > 0 {
		b.Fatal(ds)
	}
	return l
}

// BenchmarkTranslate goes from the program's IR to its IVL: the models it needs
// are parsed, everything is linked, analysed and translated.
func BenchmarkTranslate(b *testing.B) {
	text := demo(b)
	for b.Loop() {
		if p, ds := Translate(context.Background(), linkedDemo(b, text), Options{}); p == nil {
			b.Fatal(ds)
		}
	}
}
