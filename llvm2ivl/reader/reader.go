package reader

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/llir/ll"
	"github.com/llir/llvm/asm"
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Parse reads the text of one LLVM module (LLVM 14 or older: pointers with
// types). Its diagnostics name the place in the text; the module is nil when
// one of them is an error.
func Parse(name string, text []byte) (*ir.Module, []ivl.Diagnostic) {
	if d := refuse(name, text); d != nil {
		return nil, []ivl.Diagnostic{*d}
	}
	norm, d := normalize(name, string(text))
	if d != nil {
		return nil, []ivl.Diagnostic{*d}
	}
	parsed, err := parseText(name, norm)
	if err == nil {
		err = checkModule(parsed)
	}
	var mod *ir.Module
	if err == nil {
		mod, err = convert(parsed)
	}
	if err != nil {
		return nil, []ivl.Diagnostic{syntaxDiagnostic(name, norm, err)}
	}
	return mod, nil
}

// parseText calls llir, which panics on some faults of its input.
func parseText(name, text string) (mod *llir.Module, err error) {
	defer func() {
		if r := recover(); r != nil {
			mod, err = nil, fmt.Errorf("%v", r)
		}
	}()
	return asm.ParseString(name, text)
}

// checkModule refuses what llir accepts and nobody after it could take: types
// that contain themselves, blocks without terminators.
func checkModule(mod *llir.Module) error {
	state := map[types.Type]int{}
	for _, t := range mod.TypeDefs {
		if !finite(t, state) {
			return fmt.Errorf("type %s contains itself", t)
		}
	}
	for _, f := range mod.Funcs {
		for _, b := range f.Blocks {
			if b.Term == nil {
				return fmt.Errorf("block %s of function %s does not end in a terminator", b.Ident(), f.Ident())
			}
		}
	}
	return nil
}

// finite reports whether t has a size: no struct is a part of itself. state is
// 1 while a struct is being looked at, 2 when it was found good.
func finite(t types.Type, state map[types.Type]int) bool {
	switch t := t.(type) {
	case *types.StructType:
		if state[t] != 0 {
			return state[t] == 2
		}
		state[t] = 1
		for _, f := range t.Fields {
			if !finite(f, state) {
				return false
			}
		}
		state[t] = 2
	case *types.ArrayType:
		return finite(t.ElemType, state)
	case *types.VectorType:
		return finite(t.ElemType, state)
	}
	return true
}

func syntaxDiagnostic(name, text string, err error) ivl.Diagnostic {
	d := ivl.Diagnostic{ID: "llvm-syntax", Pos: ivl.Pos{File: name}}
	var misplaced *misplaced
	if errors.As(err, &misplaced) {
		line, col := misplaced.lineColumn(name, text)
		d.Pos.Line, d.Pos.Col = int32(line), int32(col)
		d.Message = fmt.Sprintf("this LLVM IR does not fit together: %s; check it with LLVM's opt -verify", clip(err.Error(), 200))
		return d
	}
	var se ll.SyntaxError
	if !errors.As(err, &se) {
		what := strings.TrimSpace(err.Error())
		if i := strings.IndexByte(what, '\n'); i >= 0 {
			what = what[:i]
		}
		d.Message = fmt.Sprintf("this LLVM IR cannot be used: %s; is the file complete, and made by clang-14 or older?", clip(what, 200))
		d.Pos.Line, d.Pos.Col = placeOfMissing(text, what)
		return d
	}
	d.Pos.Line = int32(se.Line)
	start := strings.LastIndexByte(text[:se.Offset], '\n') + 1
	d.Pos.Col = int32(se.Offset - start + 1)
	rest := text[se.Offset:]
	if strings.TrimSpace(rest) == "" {
		d.Message = "the LLVM IR ends in the middle of something; the file seems truncated, make it again"
		return d
	}
	if i := strings.IndexAny(rest, "\n"); i >= 0 {
		rest = rest[:i]
	}
	d.Message = fmt.Sprintf("this is not the LLVM IR that clang-14 writes, at %q; make it with clang-14 -S -emit-llvm -g", clip(rest, 40))
	return d
}

// missing is what llir says of a name that has no definition.
var missing = regexp.MustCompile(`(?:identifier|named type|metadata ID) "([^"]+)"(?: of "([^"]+)")?`)

// placeOfMissing is the line and column at which a name that has no definition is used first; 0, 0
// if what is wrong is something else.
func placeOfMissing(text, what string) (line, col int32) {
	m := missing.FindStringSubmatch(what)
	if m == nil {
		return 0, 0
	}
	from := 0
	if f := regexp.MustCompile(`(?m)^define .*` + regexp.QuoteMeta(m[2]) + `\(`).FindStringIndex(text); m[2] != "" && f != nil {
		from = f[1]
	}
	use := regexp.MustCompile(regexp.QuoteMeta(m[1]) + `(?:[^-\w.$]|$)`).FindStringIndex(text[from:])
	if use == nil {
		return 0, 0
	}
	before := text[:from+use[0]]
	return int32(strings.Count(before, "\n")) + 1, int32(len(before)-strings.LastIndexByte(before, '\n')-1) + 1
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
