package trace

import "github.com/gsmack/gsmack/ivl"

// Trace is a counterexample as a person reads it. Its JSON encoding is the
// "trace" of the command's report; the struct tags name the fields, and a
// field with omitempty is absent when it is empty.
type Trace struct {
	// Property names what failed: assertion, reach_error, deadlock, ….
	Property string `json:"property"`
	// Message says in words what failed.
	Message string `json:"message,omitempty"`
	// Failure is where it failed.
	Failure Pos `json:"failure"`
	// Threads lists the threads that ran, in the order of their creation.
	Threads []Thread `json:"threads"`
	// Steps is the execution.
	Steps []Step `json:"steps"`
	// Inputs lists the nondeterministic inputs in the order they were taken.
	Inputs []Input `json:"inputs,omitempty"`
	// History is what the operations did, if it is their history that is wrong.
	History *History `json:"history,omitempty"`
	// Accesses are, of a race that happens-before decides, the accesses to the memory over which the two
	// threads could have been ordered, in the order of the execution.
	Accesses []Access `json:"accesses,omitempty"`
	// Notes are remarks on the re-execution, such as inputs that the solver
	// left open.
	Notes []string `json:"notes,omitempty"`
	// Operations are what the compiled program does, too, in this order.
	Operations []Operation `json:"-"`
}

// Operation is a visible step of a thread, or a choice of its environment, as a replay on the compiled program has to
// know it.
type Operation struct {
	Op      Op // Go, Havoc, Alloc or Start
	Thread  int
	Pos     Pos    // in the program: of a modelled function, where it is called
	Callee  string // the modelled function, or one that runs before the program; "" if it is none
	Section bool   // of Go: an atomic section begins, or ghost state is accessed, not the program's data
	Write   bool   // of a plain access
	Object  string // that a plain access accesses, if it is a variable with a name
	// Tried is set if the thread only tries it: it belongs to what it waits for, or races with, at the end.
	Tried bool
	// Value is that of a Havoc as C encodes it, or where an Alloc puts the object. It is not Known if any would do.
	Value uint64
	Known bool
	// Of is the thread that a Start started, or whose id the value is; -1 if it is none's.
	Of int
}

// Pos is a place in a source file. Line and column count from 1; Line 0 means
// that no place is known.
type Pos struct {
	File   string `json:"file,omitempty"`
	Line   int    `json:"line,omitempty"`
	Column int    `json:"column,omitempty"`
}

// PosOf is a position of a program as traces have it.
func PosOf(p ivl.Pos) Pos { return Pos{p.File, int(p.Line), int(p.Col)} }

// IVL is the position as programs have it.
func (p Pos) IVL() ivl.Pos { return ivl.Pos{File: p.File, Line: int32(p.Line), Col: int32(p.Column)} }

// Thread is one thread of the execution.
type Thread struct {
	// ID is the number that steps refer to; the entry thread has 0.
	ID int `json:"id"`
	// Name is the name of the function the thread runs.
	Name string `json:"name"`
	// Parent is the ID of the thread that created it; -1 for the entry thread.
	Parent int `json:"parent"`
	// Created is where it was created.
	Created Pos `json:"created"`
	// Waiting is set in a deadlock: where the thread waits for ever.
	Waiting *Pos `json:"waiting,omitempty"`
}

// Kind says what a Step is.
type Kind string

// The kinds of steps.
const (
	// Statement is one line of the program being executed.
	Statement Kind = "statement"
	// Call is the call of a function that the tool models (pthread_mutex_lock).
	Call Kind = "call"
	// Spawn creates a thread, Step.Child.
	Spawn Kind = "spawn"
	// Switch marks that from here on another thread runs, Step.Thread.
	Switch Kind = "switch"
	// InputStep takes a nondeterministic value.
	InputStep Kind = "input"
	// End is the end of a thread.
	End Kind = "end"
	// Wait is a thread that waits for ever, in a deadlock.
	Wait Kind = "wait"
	// Conflict is one of the two accesses of a race: the thread is about to
	// make it.
	Conflict Kind = "conflict"
	// Failure is the last step: the property fails.
	Failure Kind = "failure"
)

// Step is one line of a trace.
type Step struct {
	Kind   Kind `json:"kind"`
	Thread int  `json:"thread"`
	// Function is the (C) function the step is in.
	Function string `json:"function,omitempty"`
	// Depth is the number of calls the function is in; 0 for the thread's own.
	Depth int `json:"depth,omitempty"`
	Pos   Pos `json:"pos"`
	// Text is the source line, without indentation.
	Text string `json:"text,omitempty"`
	// Callee is the modelled function a call step calls.
	Callee string `json:"callee,omitempty"`
	// Child is the thread that a spawn step creates.
	Child *int `json:"child,omitempty"`
	// Assignments are the values that variables and memory get.
	Assignments []Assignment `json:"assignments,omitempty"`
	// Detail says, of a wait, for what and which threads could end it, and of a
	// conflicting access, what it does.
	Detail string `json:"detail,omitempty"`
	// Spins is set, of a wait, if the thread goes round in a loop.
	Spins bool `json:"-"`
	// Waits is, of a wait, the same for programs; nil if no particular thread could end it.
	Waits *WaitsFor `json:"waits,omitempty"`
	// Acquires and Releases are the locks that the thread holds after the step and did not
	// before, and the other way round.
	Acquires []string `json:"acquires,omitempty"`
	Releases []string `json:"releases,omitempty"`
	// Slice is set if the failure depends on the step, by the values that it computes or by
	// a branch that it decides.
	Slice bool `json:"slice,omitempty"`
	// Touches are the accesses of the step to what threads share, its own and those of the modelled function that it calls.
	Touches []Touch `json:"-"`
	// Stack is, of a wait, a conflicting access, or what fails, where the thread stands: the
	// calls it is in, the innermost first.
	Stack []Frame `json:"stack,omitempty"`
	// IVL holds the statements of the verification language that the step is
	// made of, those of modelled functions left out.
	IVL []string `json:"ivl,omitempty"`
}

// Touch is an access to memory that threads share, or to the state of a modelled function.
type Touch struct {
	// Cell numbers the variable, or the element of one: the same everywhere in the trace.
	Cell  int
	Write bool
	// Data is set if it is memory of the program.
	Data bool
}

// WaitsFor says what a thread waits for.
type WaitsFor struct {
	Object string `json:"object"`
	// Threads are those that could end the wait: the holders of the object, or the threads to end.
	Threads []int `json:"threads,omitempty"`
}

// Frame is a call that a thread is in.
type Frame struct {
	Function string `json:"function"`
	Pos      Pos    `json:"pos"`
}

// Assignment is a variable or object of the program and the value it gets.
type Assignment struct {
	Name string `json:"name"`
	// In is the function of which it is a local variable; "" for what threads share.
	In string `json:"in,omitempty"`
	// Type is the C type, or the type in the verification language.
	Type string `json:"type,omitempty"`
	// Value is in C's notation.
	Value string `json:"value"`
}

// Input is a nondeterministic value that the execution took.
type Input struct {
	// Step is the index in Trace.Steps.
	Step     int    `json:"step"`
	Thread   int    `json:"thread"`
	Function string `json:"function,omitempty"`
	Pos      Pos    `json:"pos"`
	Type     string `json:"type,omitempty"`
	Value    string `json:"value"`
}
