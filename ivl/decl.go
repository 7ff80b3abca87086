package ivl

// Decl is a top-level declaration.
type Decl interface {
	isDecl()
	// DeclInfo gives the position and attributes of the declaration.
	DeclInfo() *DeclBase
}

// DeclBase carries what every declaration has.
type DeclBase struct {
	Pos   Pos
	Attrs Attrs
}

func (*DeclBase) isDecl() {}

// DeclInfo returns the declaration's own record.
func (d *DeclBase) DeclInfo() *DeclBase { return d }

// Program is a list of declarations in source order.
type Program struct {
	Decls []Decl
	// Notes are comments of one line in front of statements. The parser makes none.
	Notes map[Stmt]string
}

// TypeDecl is type Name Params; or, with Synonym set, type Name Params = Synonym.
type TypeDecl struct {
	DeclBase
	Name    string
	Params  []*TypeVar
	Synonym Type
}

// ConstDecl is const [unique] a, b: T. Order is the clause extends, which is
// parsed and printed but not decided, or nil.
type ConstDecl struct {
	DeclBase
	Vars  []*Var
	Order *ConstOrder
}

// ConstOrder is extends Parents [complete].
type ConstOrder struct {
	Parents  []ConstParent
	Complete bool
}

// ConstParent is one parent in an extends clause.
type ConstParent struct {
	Const  *Ident
	Unique bool
}

// FuncDecl is a function: uninterpreted, with a body, or with a {:bvbuiltin}
// or {:builtin} attribute that names an SMT-LIB operator.
type FuncDecl struct {
	DeclBase
	Name       string
	TypeParams []*TypeVar
	Params     []*Var // Name may be "" for unnamed parameters
	Result     *Var   // Name may be ""
	Body       Expr   // or nil
	// Macro is what an axiom says the function is; set by Resolve, or nil.
	Macro *Macro
}

// Builtin is the SMT-LIB operator that the function stands for, by its attribute
// {:bvbuiltin} or {:builtin}; empty if it has none.
func (d *FuncDecl) Builtin() string {
	if op := d.Attrs.Text("bvbuiltin"); op != "" {
		return op
	}
	return d.Attrs.Text("builtin")
}

// AxiomDecl is axiom E.
type AxiomDecl struct {
	DeclBase
	Expr Expr
}

// VarDecl declares global variables.
type VarDecl struct {
	DeclBase
	Vars []*Var
}

// SpecKind tells the clauses of a procedure apart.
type SpecKind uint8

// The clauses of a procedure, and a loop's invariant.
const (
	Requires SpecKind = iota
	Ensures
	Invariant
)

// Spec is one requires, ensures or invariant clause.
type Spec struct {
	Pos   Pos
	Attrs Attrs
	Kind  SpecKind
	Free  bool
	Expr  Expr
}

// ProcDecl is a procedure: its signature and contract, and, when Body is not
// nil, its implementation in place.
type ProcDecl struct {
	DeclBase
	Name       string
	TypeParams []*TypeVar
	Ins, Outs  []*Var
	Modifies   []*Ident
	Specs      []*Spec
	Body       *Body
	// Impls lists the separate implementations, bound by Resolve.
	Impls []*ImplDecl
	// inferred says that Modifies was filled in by inferModifies.
	inferred bool
}

// ImplDecl is implementation Name(...) Body, apart from its procedure. Its
// parameters may be named differently from the procedure's.
type ImplDecl struct {
	DeclBase
	Name       string
	TypeParams []*TypeVar
	Ins, Outs  []*Var
	Body       *Body
	Proc       *ProcDecl
}

// Body is the code of a procedure: its local variables and its statements.
type Body struct {
	Pos    Pos
	Locals []*Var
	Stmts  []Stmt
}
