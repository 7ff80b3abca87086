package ivl

import (
	"fmt"
	"io"
	"math/big"
	"strconv"

	"github.com/gsmack/gsmack/ivl/token"
)

// Dialect says for whom a program is printed.
type Dialect uint8

// The dialects.
const (
	// Gsmack is the language as docs/ivl.md defines it. A sequential program
	// in it is one that Boogie reads.
	Gsmack Dialect = iota
	// Boogie is what Boogie 2.4.1 reads: atomic sections and yields become
	// marked assumes, and attributes are left out where it takes none. A program
	// with async calls has no such form.
	Boogie
	// Corral spells concurrency as calls of corral_ procedures.
	Corral
)

// Print writes p as text. The text is the same for equal programs, and in the
// Gsmack dialect it parses back to an equal program. The error is that of w, or
// a name or construct that has no spelling in the dialect.
func Print(w io.Writer, p *Program, d Dialect) error {
	pr := &printer{w: w, dialect: d, notes: p.Notes}
	pr.program(p)
	pr.flush()
	return pr.err
}

// FormatExpr is the text of an expression.
func FormatExpr(e Expr) string {
	var p printer
	if e != nil {
		p.expr(e, 0)
	}
	return string(p.buf)
}

// FormatType is the text of a type.
func FormatType(t Type) string {
	var p printer
	p.typ(t)
	return string(p.buf)
}

// FormatStmt is the text of a statement without the final newline.
func FormatStmt(s Stmt) string {
	var p printer
	p.stmt(s)
	return trimNewline(p.buf)
}

func trimNewline(b []byte) string {
	if n := len(b); n > 0 && b[n-1] == '\n' {
		b = b[:n-1]
	}
	return string(b)
}

// printer writes text into a buffer and, when it has a writer, hands the buffer
// on from time to time. The first error sticks.
type printer struct {
	w       io.Writer
	buf     []byte
	indent  int
	dialect Dialect
	notes   map[Stmt]string
	rename  map[string]string // procedures that the dialect calls otherwise
	yields  bool              // the procedure is marked so that Boogie lets it yield
	err     error
}

const flushSize = 1 << 16

func (p *printer) flush() {
	if p.w == nil || p.err != nil || len(p.buf) == 0 {
		return
	}
	_, p.err = p.w.Write(p.buf)
	p.buf = p.buf[:0]
}

func (p *printer) fail(format string, args ...any) {
	if p.err == nil {
		p.err = fmt.Errorf("ivl: "+format, args...)
	}
}

func (p *printer) str(s string) { p.buf = append(p.buf, s...) }

// either writes yes if is holds, else no.
func (p *printer) either(is bool, yes, no string) {
	if !is {
		yes = no
	}
	p.str(yes)
}

func (p *printer) byte(b byte) { p.buf = append(p.buf, b) }

// named is a name among what put writes.
type named string

// put writes texts, numbers, names and pieces of the program one after the other; a list has commas.
func (p *printer) put(parts ...any) {
	for _, x := range parts {
		switch x := x.(type) {
		case string:
			p.str(x)
		case int:
			p.buf = strconv.AppendInt(p.buf, int64(x), 10)
		case named:
			p.name(string(x))
		case Attrs:
			p.attrs(x)
		case Expr:
			p.expr(x, 0)
		case []Expr:
			list(p, x, func(e Expr) { p.expr(e, 0) })
		case []*Ident:
			list(p, x, func(v *Ident) { p.name(v.Name) })
		case []*Var:
			list(p, x, p.typedVar)
		case []*TypeVar:
			p.typeParams(x)
		default:
			t, _ := x.(Type)
			p.typ(t)
		}
	}
}

// list writes the elements of a list with commas between them.
func list[T any](p *printer, xs []T, write func(T)) {
	for i, x := range xs {
		if i > 0 {
			p.str(", ")
		}
		write(x)
	}
}

func (p *printer) big(v *big.Int) {
	if v.IsInt64() {
		p.buf = strconv.AppendInt(p.buf, v.Int64(), 10)
	} else {
		p.buf = v.Append(p.buf, 10)
	}
}

// name writes an identifier.
func (p *printer) name(s string) {
	if token.IsReserved(s) {
		p.byte('\\')
	} else if !token.IsIdent(s) {
		p.fail("%q cannot be a name", s)
	}
	p.str(s)
}

// startLine writes the indentation of a new line.
func (p *printer) startLine() {
	if len(p.buf) >= flushSize {
		p.flush()
	}
	const spaces = "                                "
	for n := p.indent; n > 0; n -= len(spaces) {
		p.str(spaces[:min(n, len(spaces))])
	}
}

// attrs writes attributes, each with a space behind it.
func (p *printer) attrs(as Attrs) {
	for _, a := range as {
		p.str("{:")
		if !token.IsIdent(a.Name) || token.IsReserved(a.Name) && p.dialect != Gsmack {
			p.fail("%q cannot be the name of an attribute", a.Name)
		}
		p.str(a.Name)
		for i, arg := range a.Args {
			if i > 0 {
				p.byte(',')
			}
			p.byte(' ')
			if arg.Expr == nil {
				p.str(quote(arg.Str))
			} else {
				p.expr(arg.Expr, 0)
			}
		}
		p.str("} ")
	}
}

// ours are the attributes of a statement that takes none in Boogie.
func (p *printer) ours(as Attrs) Attrs {
	if p.dialect != Gsmack {
		return nil
	}
	return as
}

// String gives the type as Boogie writes it.
func (t *BasicType) String() string { return FormatType(t) }

// String gives the type as Boogie writes it.
func (t *BVType) String() string { return FormatType(t) }

// String gives the type as Boogie writes it.
func (t *FloatType) String() string { return FormatType(t) }

// String gives the type as Boogie writes it.
func (t *MapType) String() string { return FormatType(t) }

// String gives the type as Boogie writes it.
func (t *NamedType) String() string { return FormatType(t) }

// String gives the name of the type parameter.
func (t *TypeVar) String() string { return t.Name }

func (p *printer) typ(t Type) {
	switch t := t.(type) {
	case *BasicType:
		p.str([...]string{Bool: "bool", Int: "int", Real: "real", RMode: "rmode"}[t.Kind])
	case *BVType:
		p.put("bv", t.Width)
	case *FloatType:
		p.put("float", t.Sig, "e", t.Exp)
	case *MapType:
		p.put(t.Params, "[")
		list(p, t.Args, p.typ)
		p.put("]", t.Result)
	case *NamedType:
		p.name(t.Name)
		for _, a := range t.Args {
			p.byte(' ')
			n, named := a.(*NamedType)
			_, isMap := a.(*MapType)
			if isMap || named && len(n.Args) > 0 {
				p.put("(", a, ")")
			} else {
				p.typ(a)
			}
		}
	case *TypeVar:
		p.name(t.Name)
	case *metaVar:
		p.str("_")
	case nil:
		p.str("?")
	default:
		panic(fmt.Sprintf("ivl.printer.typ: %T", t))
	}
}

func (p *printer) typeParams(ts []*TypeVar) {
	if len(ts) == 0 {
		return
	}
	p.byte('<')
	list(p, ts, func(t *TypeVar) { p.name(t.Name) })
	p.byte('>')
}

// typedVar writes {attrs} x: T where e
func (p *printer) typedVar(v *Var) {
	p.attrs(v.Attrs)
	if v.Name != "" {
		p.put(named(v.Name), ": ")
	}
	p.typ(v.Type)
	p.where(v)
}

func (p *printer) where(v *Var) {
	if v.Where != nil {
		p.put(" where ", v.Where)
	}
}
