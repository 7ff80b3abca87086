package trace

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl/value"
)

// Schedule is one execution that fails, and all of it: what the program was given,
// each choice that it leaves open, in order, and how it ends. A replay follows it
// and checks; there is nothing to search.
type Schedule struct {
	// Checks are the classes of properties that are checked: the others' assertions are no
	// statements of the program.
	Checks []string
	// NoGuesses is set if the program is the one that is translated without guesses.
	NoGuesses bool
	// Inputs are the values of machine.Inputs of the program, in that order.
	Inputs  []Given
	Choices []Choice
	End     Ending
}

// Given is the value that a variable has before the program starts.
type Given struct {
	Name  string // of the variable
	Value value.Value
	Line  int // in the file of the schedule; 0 if it comes from none
}

// Op says what a choice decides.
type Op uint8

// What a choice decides.
const (
	// Go: the thread executes a visible statement, and with one that begins an atomic
	// section, the whole section.
	Go Op = iota
	// Havoc: what arbitrary values are.
	Havoc
	// Goto: which target of several control goes to.
	Goto
	// Alloc: where a new object lies.
	Alloc
	// Start: the thread starts another one.
	Start
	// Finish: the thread goes on to its end.
	Finish
)

// Place names a statement of the lowered program; Index may be behind the last statement
// of the block, which is its end.
type Place struct {
	Proc, Block string
	Index       int
}

// String writes the place as the file of a schedule has it.
func (p Place) String() string { return fmt.Sprintf("%s %s %d", p.Proc, p.Block, p.Index) }

// Choice is one choice of a schedule. What a thread does between two of its choices is
// determined; it is executed before the second one.
type Choice struct {
	Op Op
	// Thread is the number of the thread that goes on; the entry thread has 0, the
	// others have those that Start gave them.
	Thread int
	// At is the place; unused by Finish.
	At Place
	// Values are, of a Havoc, those of its variables; of an Alloc, the address.
	Values []value.Value
	// Open is set if any values would do.
	Open bool
	// Number is, of a Goto, the index of the target; of a Start, the new thread's number.
	Number int
	// Note tells people what the choice is about.
	Note string
	Line int // in the file of the schedule; 0 if it comes from none
}

// Goal says how a schedule ends.
type Goal uint8

// The ways in which a schedule ends.
const (
	// Assertion: a thread goes on to an assertion that fails.
	Assertion Goal = iota
	// Deadlock: some threads wait for ever.
	Deadlock
	// Race: two threads stand before conflicting accesses.
	Race
	// Unordered: a thread makes, or has just made, an access, and an earlier conflicting
	// one does not happen before it.
	Unordered
)

// Ending is the end of a schedule.
type Ending struct {
	Goal Goal
	// Stands are where threads stand: at the assertion that fails; each at the await for
	// which it waits; the two at the accesses that race; the one at the unordered access.
	Stands []Stand
	Line   int // in the file of the schedule; 0 if it comes from none
}

// Stand is where a thread stands at the end.
type Stand struct {
	Thread int
	At     Place
	// Passes is how often the thread passes At after its last choice, before it stands there.
	Passes int
	// Inside are the choices from the beginning of the section that At lies in. The section
	// is only tried: the other threads stand in a state in which it was not entered.
	Inside []Choice
	// Made is set for an unordered access that was made: the thread has come to the end of
	// the section that it lies in.
	Made bool
	// Note tells people where it is.
	Note string
}

// words name the choices in the file of a schedule.
var words = [...]string{Go: "step", Havoc: "havoc", Goto: "goto", Alloc: "alloc", Start: "start", Finish: "end"}

// String is the word for a choice in the file of a schedule.
func (o Op) String() string { return words[o] }
