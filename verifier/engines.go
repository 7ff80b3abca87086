package verifier

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/lalreps"
	"github.com/gsmack/gsmack/verifier/order"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/seq"
	"github.com/gsmack/gsmack/verifier/walk"
)

// Engine names a way to decide a program.
type Engine string

// The engines that tests and flags name.
const (
	// Auto runs the engines that are good for it side by side; the first sound answer wins.
	Auto Engine = "auto"
	// Seq: lazy sequentialisation, round by round.
	Seq Engine = "seq"
	// Order: all schedules in one formula over the order of accesses.
	Order Engine = "order"
	// Walk: all schedules one by one, by the interpreter.
	Walk Engine = "walk"
)

// entry is an engine in the table.
type entry struct {
	name Engine
	doc  string // for help texts
	auto bool   // it takes part in Auto
	// asked reports whether the options are of use to this engine only.
	asked func(Options) bool
	// shows are the points, beside the passes, at which --dump-after shows what it does.
	shows [][2]string
	// make gives one for a program.
	make func(Options) engine.Engine
}

// engines is the table of engines. Auto runs them in this order.
var engines = []entry{
	{
		name: Order, doc: "looks at all schedules at once", auto: true,
		asked: func(o Options) bool {
			return o.Strategy != "" && o.Strategy != order.Schedule || o.Transitivity != "" && o.Transitivity != order.Measured
		},
		shows: [][2]string{{"order", "what each thread does step by step, as the engine order sees it"}},
		make: func(o Options) engine.Engine {
			return &order.Engine{Strategy: o.Strategy, Transitivity: o.Transitivity}
		},
	},
	{
		name: Seq, doc: "goes round by round", auto: true,
		asked: func(o Options) bool { return o.Rounds > 0 || o.Sequentialization == LalReps },
		shows: [][2]string{
			{"lal-reps", "the sequential program of --sequentialization=lal-reps; it takes its own way through the passes"},
			{"sequentialize", "one sequential program that covers the rounds"},
			{"completeness", "the program that asks whether more rounds are needed"},
		},
		make: func(o Options) engine.Engine {
			lazy := &seq.Engine{Rounds: o.Rounds}
			if o.Sequentialization == LalReps {
				return &lalreps.Engine{Rounds: o.Rounds, Inner: lazy}
			}
			return lazy
		},
	},
	{
		name: Walk, doc: "goes through the schedules one by one, which is for tiny programs",
		asked: func(Options) bool { return false },
		make:  func(Options) engine.Engine { return &walk.Engine{} },
	},
}

// Engines lists the names of the engines, Auto first.
func Engines() []string {
	names := []string{string(Auto)}
	for _, e := range engines {
		names = append(names, string(e.name))
	}
	return names
}

// EnginesHelp says what each engine does.
func EnginesHelp() string {
	var docs, together []string
	for _, e := range engines {
		docs = append(docs, fmt.Sprintf("%s %s", e.name, e.doc))
		if e.auto {
			together = append(together, string(e.name))
		}
	}
	return fmt.Sprintf("%s; auto runs %s side by side and takes the first answer", strings.Join(docs, ", "), strings.Join(together, " and "))
}

// engines gives those that are to decide: the one that the options ask for, or all those
// of Auto.
func (o Options) engines() ([]entry, error) {
	asked := func(e entry) bool {
		return e.asked(o) || slices.ContainsFunc(e.shows, func(s [2]string) bool { return slices.Contains(o.DumpAfter, s[0]) })
	}
	switch i := slices.IndexFunc(engines, func(e entry) bool { return e.name == o.Engine }); {
	case i >= 0:
		return engines[i : i+1], nil
	case o.Engine != "" && o.Engine != Auto:
		return nil, fmt.Errorf("there is no engine %q; there are %s", o.Engine, strings.Join(Engines(), ", "))
	}
	if i := slices.IndexFunc(engines, asked); i >= 0 {
		return engines[i : i+1], nil
	}
	return slices.DeleteFunc(slices.Clone(engines), func(e entry) bool { return !e.auto }), nil
}

// Passes lists the names that Options.DumpAfter takes, each with a line that
// says what the pass does.
func Passes() [][2]string {
	var out [][2]string
	for _, p := range passes.Table {
		out = append(out, [2]string{p.Name, p.Doc})
	}
	for _, e := range engines {
		out = append(out, e.shows...)
	}
	return out
}
