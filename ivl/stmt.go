package ivl

// Stmt is a statement.
type Stmt interface {
	isStmt()
	// Info gives the position, attributes and origin of the statement.
	Info() *StmtInfo
}

// StmtInfo carries what every statement has.
type StmtInfo struct {
	Pos    Pos
	Attrs  Attrs
	Origin *Origin
}

func (*StmtInfo) isStmt() {}

// Info returns the statement's own record.
func (s *StmtInfo) Info() *StmtInfo { return s }

// Origin says where a statement that a pass built comes from. Stmt is the
// statement of the program as it was before all passes (the one the concrete
// interpreter executes); it is nil for statements that a pass invented. Thread
// is set by sequentialisation: the thread instance that the statement belongs to.
type Origin struct {
	Stmt   Stmt
	Thread int
}

// Source returns the original statement behind s: Origin.Stmt, or s itself
// when no pass touched it, or nil when a pass invented it.
func Source(s Stmt) Stmt {
	if o := s.Info().Origin; o != nil {
		return o.Stmt
	}
	return s
}

// Assert is assert Cond.
type Assert struct {
	StmtInfo
	Cond Expr
}

// Assume is assume Cond: a path on which Cond is false never was. With Await
// set it is await Cond (printed assume {:await} Cond in Boogie's dialect): the
// thread waits until Cond holds.
type Assume struct {
	StmtInfo
	Cond  Expr
	Await bool
}

// Havoc gives Vars arbitrary values of their types.
type Havoc struct {
	StmtInfo
	Vars []*Ident
}

// Assign is L1, L2 := R1, R2: all right-hand sides are evaluated first. A
// left-hand side is an Ident or a Select chain that ends in an Ident
// (m[i][j] := e).
type Assign struct {
	StmtInfo
	Lhs []Expr
	Rhs []Expr
}

// Call is call Outs := Name(Args). A nil Out is * (result not kept). Proc is
// bound by Resolve. Free is "free call".
type Call struct {
	StmtInfo
	Name string
	Outs []*Ident
	Args []Expr
	Free bool
	Proc *ProcDecl
}

// AsyncCall is async call Name(Args): a new thread that runs Name.
type AsyncCall struct {
	StmtInfo
	Name string
	Args []Expr
	Proc *ProcDecl
}

// ParCall is par Calls[0] | Calls[1] | …: Boogie's parallel call. All begin,
// interleave, and have ended before the caller goes on.
type ParCall struct {
	StmtInfo
	Calls []*Call
}

// If is if (Cond) Then else Else. A nil Cond is *. Else may be nil.
type If struct {
	StmtInfo
	Cond Expr
	Then []Stmt
	Else []Stmt
}

// While is while (Cond) Invariants Body. A nil Cond is *.
type While struct {
	StmtInfo
	Cond       Expr
	Invariants []*Spec
	Body       []Stmt
}

// Break leaves the innermost loop, or the statement labelled Label.
type Break struct {
	StmtInfo
	Label string
}

// Goto continues at one of Labels, chosen nondeterministically.
type Goto struct {
	StmtInfo
	Labels []string
}

// Return leaves the implementation.
type Return struct{ StmtInfo }

// Label is Name: before the next statement.
type Label struct {
	StmtInfo
	Name string
}

// Yield is a point at which other threads may run; it does nothing else.
type Yield struct{ StmtInfo }

// Atomic is atomic { Body }: no other thread runs in between.
type Atomic struct {
	StmtInfo
	Body []Stmt
}

// AtomicBegin is atomic begin, the unstructured opening of an atomic section
// (Corral's corral_atomic_begin). Sections nest flat: a counter per thread.
type AtomicBegin struct{ StmtInfo }

// AtomicEnd is atomic end.
type AtomicEnd struct{ StmtInfo }
