package ivl

import (
	"bytes"
	"cmp"
	"fmt"
	"unicode/utf8"
)

// Pos is a place in a source text: 1-based line, 1-based column in bytes. The
// zero Pos means that no place is known.
type Pos struct {
	File      string
	Line, Col int32
}

// IsValid reports whether p names a place.
func (p Pos) IsValid() bool { return p.Line > 0 }

// String gives file:line:col, leaving out what is not known.
func (p Pos) String() string {
	switch {
	case !p.IsValid():
		return p.File
	case p.File == "":
		return fmt.Sprintf("%d:%d", p.Line, p.Col)
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Col)
}

// Compare orders places by file, line and column; it is negative if p is first, and 0 if they are the same.
func (p Pos) Compare(q Pos) int {
	return cmp.Or(cmp.Compare(p.File, q.File), cmp.Compare(p.Line, q.Line), cmp.Compare(p.Col, q.Col))
}

// PosIn is the position of a byte of a file's text.
func PosIn(file string, text []byte, at int) Pos {
	before := text[:at]
	return Pos{File: file, Line: int32(1 + bytes.Count(before, []byte{'\n'})), Col: int32(at - bytes.LastIndexByte(before, '\n'))}
}

// InvalidUTF8 is the first byte that is not UTF-8; -1 if there is none.
func InvalidUTF8(text []byte) int {
	if utf8.Valid(text) {
		return -1
	}
	at := 0
	for r, n := utf8.DecodeRune(text); r != utf8.RuneError || n != 1; r, n = utf8.DecodeRune(text[at:]) {
		at += n
	}
	return at
}

// Attr is an attribute: {:Name Args...}. An argument is an Expr or a string.
type Attr struct {
	Pos  Pos
	Name string
	Args []AttrArg
}

// Int is the number that argument i is; false if there is no such argument, or it is no literal.
func (a *Attr) Int(i int) (uint64, bool) {
	if a == nil || i >= len(a.Args) {
		return 0, false
	}
	switch n := a.Args[i].Expr.(type) {
	case *IntLit:
		return n.Value.Uint64(), n.Value.IsUint64()
	case *BVLit:
		return n.Value.Uint64(), n.Value.IsUint64()
	}
	return 0, false
}

// Place is the place that an attribute with a file, a line and a column names, of which any may be missing; a may be nil.
func (a *Attr) Place() (p Pos) {
	if a == nil {
		return p
	}
	numbers := []*int32{&p.Line, &p.Col}
	for i, arg := range a.Args {
		if n, ok := a.Int(i); ok && len(numbers) > 0 {
			*numbers[0], numbers = int32(n), numbers[1:]
		} else if arg.Expr == nil {
			p.File = arg.Str
		}
	}
	return p
}

// AttrArg is one argument of an attribute: a string literal when Expr is nil.
type AttrArg struct {
	Str  string
	Expr Expr
}

// Attrs is the attribute list of a node, in source order.
type Attrs []*Attr

// Get returns the last attribute of that name, or nil.
func (as Attrs) Get(name string) *Attr {
	for i := len(as) - 1; i >= 0; i-- {
		if as[i].Name == name {
			return as[i]
		}
	}
	return nil
}

// Has reports whether an attribute of that name is present.
func (as Attrs) Has(name string) bool { return as.Get(name) != nil }

// Text returns the first string argument of the named attribute, or "".
func (as Attrs) Text(name string) string {
	if a := as.Get(name); a != nil {
		for _, arg := range a.Args {
			if arg.Expr == nil {
				return arg.Str
			}
		}
	}
	return ""
}

// Map is as with f applied to the expressions among the arguments, or as itself if f changed none.
func (as Attrs) Map(f func(Expr) Expr) Attrs {
	out, _ := mapped(as, func(a *Attr) *Attr {
		args, changed := mapped(a.Args, func(x AttrArg) AttrArg {
			if x.Expr != nil {
				x.Expr = f(x.Expr)
			}
			return x
		})
		if !changed {
			return a
		}
		return &Attr{Pos: a.Pos, Name: a.Name, Args: args}
	})
	return out
}
