package ivl

import "io"

// Dialect says for whom a program is printed.
type Dialect uint8

// The dialects.
const (
	// Gsmack is the language as docs/ivl.md defines it.
	Gsmack Dialect = iota
	// Boogie is what Boogie 2.4.1 reads: atomic sections become marked assumes.
	Boogie
	// Corral spells concurrency as calls of corral_ procedures.
	Corral
)

// Print writes p as text. The text is the same for equal programs and parses
// back to an equal program.
func Print(w io.Writer, p *Program, d Dialect) error { return nil }

// FormatExpr is the text of an expression.
func FormatExpr(e Expr) string { return "" }

// FormatType is the text of a type.
func FormatType(t Type) string { return "" }

// FormatStmt is the text of a statement without the final newline.
func FormatStmt(s Stmt) string { return "" }

// FormatDecl is the text of a declaration without the final newline.
func FormatDecl(d Decl) string { return "" }

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
