// Package cfg is the resolved, executable form of an IVL program: every
// procedure is a list of basic blocks whose statements are simple, so that
// passes, the interpreter and the symbolic executor need not know structured
// control flow. It imports ivl, ivl/digraph and ivl/value.
//
// # What lowering guarantees
//
//   - Block.Stmts holds only *ivl.Assert, *ivl.Assume, *ivl.Havoc, *ivl.Assign,
//     *ivl.Call, *ivl.AsyncCall, *ivl.Yield, *ivl.AtomicBegin, *ivl.AtomicEnd.
//   - In a program with async calls, a statement performs at most one access to
//     a global variable that some statement writes (a map element counts as one
//     access), unless it stands where an atomic section is open on every path:
//     further reads are hoisted, left to right, into fresh locals. An await
//     that reads more becomes an atomic section. A branch condition and the
//     arguments of calls read no such variable.
//   - Calls of procedures without body are replaced by their contract (assert
//     requires, havoc modifies and outs, assume ensures), except procedures
//     with {:thread_self}, {:thread_child} or {:allocator}, which stay calls.
//   - Loop invariants, requires and ensures become asserts and assumes.
package cfg

import "github.com/gsmack/gsmack/ivl"

// Program is a lowered program.
type Program struct {
	Source  *ivl.Program // types, constants, functions, axioms
	Globals []*ivl.Var
	Procs   []*Proc
	Entry   *Proc
	// Concurrent is set when some reachable procedure makes an async call.
	Concurrent bool
	// Faint is what loops may have changed and still go round in vain; cutting them sets it.
	Faint Faint

	byDecl  map[*ivl.ProcDecl]*Proc
	written map[*ivl.Var]bool // by some statement; found with the steps
}

// Proc returns the lowered form of a procedure, or nil when it has no body.
func (p *Program) Proc(d *ivl.ProcDecl) *Proc { return p.byDecl[d] }

// Proc is a procedure with a body.
type Proc struct {
	Decl   *ivl.ProcDecl
	Ins    []*ivl.Var
	Outs   []*ivl.Var
	Locals []*ivl.Var
	Blocks []*Block // Blocks[0] is the entry; only reachable blocks, in reverse post-order
	Steps  []*Step  // in the order of the blocks
}

// Block is a basic block.
type Block struct {
	Label string
	Stmts []ivl.Stmt
	Term  Term

	contents
	laid  *layout // finds the contents in a block of an instance
	depth int     // so many ends close the sections that are open where a block of an instance begins
}

// Term is how a block ends: *Goto, *Branch or *Return.
type Term interface{ isTerm() }

// Goto continues at one of Targets, chosen nondeterministically. No target
// means that no execution goes on from here. Choice, when not nil, gives for
// each target its index in the goto of the lowered program: passes that drop
// targets keep it, so that a schedule can name the choice.
type Goto struct {
	Targets []*Block
	Choice  []int
}

// Numbers are the indices of the targets in the goto of the lowered program.
func (g *Goto) Numbers() []int {
	if g.Choice != nil {
		return g.Choice
	}
	out := make([]int, len(g.Targets))
	for i := range out {
		out[i] = i
	}
	return out
}

// Branch continues at Then if Cond holds, else at Else. Stmt is the statement
// of the source that branches, for positions.
type Branch struct {
	Cond       ivl.Expr
	Then, Else *Block
	Stmt       ivl.Stmt
}

// Return leaves the procedure (in a thread's entry procedure: ends the thread).
type Return struct{}

func (*Goto) isTerm()   {}
func (*Branch) isTerm() {}
func (*Return) isTerm() {}

// Successors lists the blocks that t can continue at.
func Successors(t Term) []*Block {
	switch t := t.(type) {
	case *Goto:
		return t.Targets
	case *Branch:
		return []*Block{t.Then, t.Else}
	}
	return nil
}

// Instance is a thread instance: one thread that one spawn site can start,
// with every call inlined and every loop unrolled, so that its blocks form an
// acyclic graph in topological order. Lay gives it its blocks and steps, which stay as they are then.
type Instance struct {
	ID     int       // 0 is the entry thread; a parent's ID is below its children's
	Name   string    // unique, readable: the procedure it runs and a number if there are several
	Parent *Instance // nil for the entry thread
	Spawn  *ivl.AsyncCall
	Decl   *ivl.ProcDecl // what it runs
	Params []*ivl.Var    // given their values at the spawn
	Locals []*ivl.Var
	Blocks []*Block // those of an atomic section follow one another
	laid   *layout  // finds the steps
}

// Threads is a program as a set of thread instances. Statements of the
// instances carry an ivl.Origin whose Stmt is the lowered statement they copy.
type Threads struct {
	Program   *Program
	Globals   []*ivl.Var
	Instances []*Instance
	// Child gives the instance that a spawn of some instance starts.
	Child map[*ivl.AsyncCall]*Instance
	// Elements gives, for a variable that stands for one element of a map, the
	// map and the index.
	Elements map[*ivl.Var]Element
	// Raced is the data of which it is asked whether threads race; nil: all of it.
	Raced map[*ivl.Var]bool
}

// Element is a map at a constant index.
type Element struct {
	Map  *ivl.Var
	Args []ivl.Expr // literals
}
