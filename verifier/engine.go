package verifier

import (
	"slices"

	"github.com/gsmack/gsmack/verifier/order"
)

// Engine is a way to decide a program.
type Engine string

// The engines.
const (
	// Auto runs the engines that apply side by side; the first sound answer wins.
	Auto Engine = "auto"
	// Seq: lazy sequentialisation, round by round.
	Seq Engine = "seq"
	// Order: all schedules in one formula over the order of accesses.
	Order Engine = "order"
)

// Engines lists the engines, for help texts.
var Engines = []Engine{Auto, Seq, Order}

// engine is the one that the options ask for, and Auto only where there is a
// choice: rounds, and the programs that seq makes, are of seq alone.
func (o Options) engine() Engine {
	switch {
	case o.Engine != "" && o.Engine != Auto:
		return o.Engine
	case o.Rounds > 0, o.Sequentialization != "" && o.Sequentialization != Lazy, slices.Contains(o.DumpAfter, "sequentialize"), slices.Contains(o.DumpAfter, "completeness"), slices.Contains(o.DumpAfter, "lal-reps"):
		return Seq
	case o.Strategy != "" && o.Strategy != order.Schedule,
		o.Transitivity != "" && o.Transitivity != order.Measured, slices.Contains(o.DumpAfter, "order"):
		return Order
	}
	return Auto
}

// jobs is how many engines may run at the same time. What is printed for people
// to read is printed by one after the other.
func (o Options) jobs() int {
	if o.Dump != nil && len(o.DumpAfter) > 0 || o.DumpSMT != nil {
		return 1
	}
	if o.Jobs > 0 {
		return o.Jobs
	}
	return defaultJobs()
}
