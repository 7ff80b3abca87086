package reader

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Parse reads the text of one LLVM module, as LLVM 14 to 21 write it. Its diagnostics name the place in the
// text; the module is nil when one of them is an error.
func Parse(name string, text []byte) (*ir.Module, []ivl.Diagnostic) {
	if d := refuse(name, text); d != nil {
		return nil, []ivl.Diagnostic{*d}
	}
	mod, wrong := parse(string(text))
	if wrong != nil {
		return nil, []ivl.Diagnostic{wrong.diagnostic(name, string(text))}
	}
	return mod, nil
}

func parse(text string) (*ir.Module, *fault) {
	toks, wrong := lex(text)
	if wrong != nil {
		return nil, wrong
	}
	p := &parser{text: text, toks: toks, out: &ir.Module{}, types: map[string]*typeDef{}, ints: map[int]*ir.IntType{1: ir.I1, 8: ir.I8, 16: ir.I16, 32: ir.I32, 64: ir.I64},
		symbols: map[string]ir.Constant{}, blocks: map[*ir.Func]map[string]*ir.Block{}, mentioned: map[*ir.Block]int{}, where: map[*ir.Block][]int{},
		groups: map[string]attributes{}, nodes: map[string]*node{}, scopes: map[[2]*node]*ir.Scope{}, finite: map[*ir.StructType]bool{}}
	p.module()
	if p.err == nil {
		p.check()
	}
	if p.err != nil {
		return nil, p.err
	}
	p.definitions()
	return p.out, nil
}

// check looks for what can be read but does not fit together.
func (p *parser) check() {
	for b, at := range p.mentioned {
		if b.Func == nil && (p.err == nil || int(p.toks[at].start) < p.err.at) {
			p.err = nil
			p.failAt(at, "there is no block %s", b.Label)
		}
	}
	if p.err != nil {
		return
	}
	for _, f := range p.out.Funcs {
		p.handlers(f)
		f.DropUnreachable()
	}
	if m := ir.Check(p.out); m != nil {
		p.failAt(p.where[m.Block][m.Inst], "%s, in the function %s", m.What, m.Block.Func.Symbol)
		p.err.fits = true
	}
}

// handlers notes whether f catches anything, before its landing pads are gone.
func (p *parser) handlers(f *ir.Func) {
	begin := p.symbols["__cxa_begin_catch"]
	if len(f.Unwinding) == 0 || begin == nil {
		return
	}
	for call := range f.Calls() {
		if call.Callee == ir.Value(begin) {
			f.Unwinding = append(f.Unwinding, begin)
			return
		}
	}
}

func (f *fault) diagnostic(name, text string) ivl.Diagnostic {
	before := text[:f.at]
	d := ivl.Diagnostic{ID: "llvm-syntax", Pos: ivl.Pos{File: name, Line: int32(strings.Count(before, "\n") + 1),
		Col: int32(len(before) - strings.LastIndexByte(before, '\n'))}}
	rest, _, _ := strings.Cut(text[f.at:], "\n")
	what := clip(f.what, 200)
	switch {
	case f.fits:
		d.Message = fmt.Sprintf("this LLVM IR does not fit together: %s; check it with LLVM's opt -verify", what)
	case strings.TrimSpace(text[f.at:]) == "":
		d.Message = "the LLVM IR ends in the middle of something; the file seems truncated, make it again"
	default:
		d.Message = fmt.Sprintf("this LLVM IR cannot be read: %s, at %q; make it with clang -S -emit-llvm -g (LLVM 14 to 21)", what, clip(rest, 40))
	}
	return d
}

func clip(s string, n int) string {
	if len(s) <= n {
		return s
	}
	return strings.ToValidUTF8(s[:n], "") + "…"
}

// IsBitcode reports whether data begins like LLVM bitcode, bare or wrapped.
func IsBitcode(data []byte) bool {
	return bytes.HasPrefix(data, []byte("BC\xC0\xDE")) || bytes.HasPrefix(data, []byte("\xDE\xC0\x17\x0B"))
}
