// Package ivl is gsmack's intermediate verification language: Boogie 2 plus
// what concurrency needs (async calls, atomic sections, awaits, thread ids).
//
// The package holds the syntax tree, the resolver and type checker, the printer,
// and diagnostics. The input is a Program that ivl/syntax read or another room built;
// it is resolved, typed and printed. The package imports ivl/token only.
//
// # Nodes
//
//	class  interface  concrete types
//	type   Type       *BasicType *BVType *FloatType *MapType *NamedType *TypeVar
//	expr   Expr       *BoolLit *IntLit *RealLit *BVLit *FloatLit *RModeLit *Ident *Unary *Binary
//	                  *IfThenElse *FuncApp *Select *Store *Extract *Concat
//	                  *Quantifier *Lambda *Let *Old *Coerce *CodeExpr
//	stmt   Stmt       *Assert *Assume *Havoc *Assign *Call *AsyncCall *ParCall *If *While *Break
//	                  *Goto *Return *Label *Yield *Atomic *AtomicBegin *AtomicEnd
//	decl   Decl       *TypeDecl *ConstDecl *FuncDecl *AxiomDecl *VarDecl *ProcDecl *ImplDecl
//
// Each class is closed by an unexported marker method; a type switch over a class
// has a default that panics with %T.
//
// # Invariants
//
// Trees are immutable once resolved: a pass that changes a program builds new
// nodes and shares what is unchanged. The identity of a variable is its *Var,
// of a function its *FuncDecl, of a procedure its *ProcDecl; names are for
// people. After Resolve every Ident.Var, FuncApp.Func and Call.Proc is bound,
// every label of a Goto or Break exists, and Expr.Type never returns nil.
//
// # Files
//
//	decl, expr, stmt, types, pos, diag      the trees, places, messages
//	resolve, check*, modifies, datatype     names and types
//	print*                                  trees to text, three dialects
//	codeformula, definition, macro          what axioms and code expressions say
//	build, walk*, typeeq                    making, rewriting and comparing trees
//
// docs/ivl.md defines the language.
package ivl
