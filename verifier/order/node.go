package order

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/smt"
)

// thread is a thread instance after its symbolic execution.
type thread struct {
	inst   *cfg.Instance
	id     int
	parent *thread
	// spawnAfter is the last node of the parent that is before everything here;
	// -1 if the thread is started before the parent's first node.
	spawnAfter int
	started    smt.Term   // holds if the thread is started
	ends       []smt.Term // guards of the ends of the section that starts it, while the parent is alone
	env        []bmc.Value
	nodes      []*node
	events     []Event
	knows      smt.Term   // what is known where it is started (hb.go)
	exits      []smt.Term // guards of the places where the thread ends
	returns    []smt.Term // of those where its procedure does
	sticks     []wait     // at awaits on its own state
}

// node is a step that accesses shared variables, or an atomic section.
type node struct {
	thread *thread
	seq    int // in the program order of its thread
	step   *cfg.Step
	// guard holds if control reaches the node, complete if the node was executed
	// to its end.
	guard, complete smt.Term
	reads           []*read
	// decisive is how many of the reads are made in front of the awaits and touches. A thread that stands in front of
	// the node and is asked about these makes no others.
	decisive int
	writes   []*write
	// required holds if the node is complete: what its awaits and assumes say.
	required []smt.Term
	never    bool // it cannot be completed: it only says where a thread stands, as a probe does
	mode     mode
	own      reaching // when it begins
	asserts  bool     // an assertion inside may fail
	awaits   []wait   // under the guard complete
	touches  []touch
	spawns   []*thread
	ends     []smt.Term // guards of the places where it ends
}

// mode is how the assumes inside a node are treated.
type mode uint8

const (
	// plain: there are none; whoever reaches the node completes it.
	plain mode = iota
	// blocking: complete is a free Boolean that implies the assumes. A node that
	// is not complete reads nothing. A node without assumes is treated so if its
	// thread must be able to stop in front of it.
	blocking
	// partial: an assertion before an assume can fail although the node cannot
	// be completed. What it reads is determined in any case.
	partial
)

// read is the value that a location has when a node begins.
type read struct {
	node  *node
	v     *ivl.Var
	index []smt.Term // of a map
	value smt.Term
}

// write is a value that a node leaves behind.
type write struct {
	node  *node // nil for the value before any other thread exists
	v     *ivl.Var
	index []smt.Term
	value smt.Term
	guard smt.Term // holds if it is executed and the node completed
	block int      // of the statement, in the thread
}

// need holds when what the node reads matters.
func (n *node) need() smt.Term {
	if n.mode == blocking {
		return n.complete
	}
	return n.guard
}

// Event is one execution of a statement that a counterexample must mention.
type Event struct {
	Guard  smt.Term // holds when the statement is executed
	Stmt   ivl.Stmt
	Node   int        // the node it belongs to or follows, -1 before the first
	Values []smt.Term // of a havoc: what it chose; of a goto: the guesses
	Choice []int      // of a goto: the index of each target in the lowered program
	inside bool       // of the node
}

// wait is an await that is false.
type wait struct {
	place
	fails  smt.Term // control is there, and the condition does not hold
	holder smt.Term // the id of the thread that must act; 0 if none is named
	id     ivl.Type // of the holder
}

// locus is where a bmc.Goal stands.
type locus struct {
	thread *thread // nil: the goal is about the state in which all is executed
	node   int
	event  int // number of events of the thread up to it
	// races are the two accesses of a race; none in a deadlock.
	races []touch
	// later is the later of two unordered accesses.
	later *candidate
}

// place is where a thread can stand at the end.
type place struct {
	thread *thread
	node   *node // that it has then begun; nil outside of nodes
	event  int   // number of events of the thread up to it
	stmt   ivl.Stmt
}

// touch is an access to data that may race.
type touch struct {
	cfg.Access
	place
	kind  cfg.Kind
	guard smt.Term // control is there, if the node is executed
	index []smt.Term
}

// idle is the condition under which the write w of n, if it is executed, writes what n found there:
// false where that cannot be, is not sure, or not looked for. Such a write is none, so that a variable that says with test-and-set
// that a lock is taken is written by those who find it free, and is a lock (lock.go).
func (n *node) idle(w *write, a *smt.Arena) smt.Term {
	if w.index != nil || !n.step.Section() || !a.IsConst(w.value) {
		return a.False()
	}
	for _, other := range n.writes {
		if other != w && other.v == w.v {
			return a.False()
		}
	}
	for _, r := range n.reads {
		if r.v != w.v {
			continue
		}
		idle := a.Eq(r.value, w.value)
		if a.And(append([]smt.Term{idle, w.guard}, n.required...)...) == a.False() {
			break
		}
		return idle
	}
	return a.False()
}
