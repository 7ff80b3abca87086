package verifier

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/modular"
	"github.com/gsmack/gsmack/verifier/order"
	"github.com/gsmack/gsmack/verifier/passes"
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
	// Modular: proofs without bounds, thread by thread.
	Modular Engine = "modular"
	// Walk: all schedules one by one, by the interpreter.
	Walk Engine = "walk"
	// Explore: the program itself, compiled, one execution for each class of its schedules. Options.Explore does it.
	Explore Engine = "explore"
)

// entry is an engine in the table.
type entry struct {
	name Engine
	doc  string // for help texts
	auto bool   // it takes part in Auto
	// brief: it answers for all bounds or does not apply, and works beside the others for a while.
	brief bool
	// own are the options that are of use to this engine only, as flags have them.
	own []option
	// shows are the points, beside the passes, at which --dump-after shows what it does.
	shows [][2]string
	// first: it stops at the first failure.
	first bool
	// compiled: it runs the program itself, not its translation. Options.Explore does it, which cmd gives.
	compiled bool
	// make gives one for a program, unless compiled.
	make func(Options) engine.Engine
}

// option is an option and whether it is given.
type option struct {
	name  string
	given func(Options) bool
}

// engines is the table of engines. Auto runs them in this order.
var engines = []entry{
	{
		name: Order, doc: "looks at all schedules at once", auto: true,
		own: []option{
			{"transitivity", func(o Options) bool { return o.Transitivity != "" && o.Transitivity != order.Measured }},
		},
		shows: [][2]string{{"order", "what each thread does step by step, as the engine order sees it"}},
		make: func(o Options) engine.Engine {
			return &order.Engine{Transitivity: o.Transitivity, Without: o.WithoutLemmas, Thorough: o.Thorough}
		},
	},
	{
		name: Modular, doc: "proves thread by thread, without bounds on loops", auto: true, brief: true,
		make: func(o Options) engine.Engine {
			return &modular.Engine{Without: o.WithoutLemmas, Thorough: o.Thorough, LongLoops: o.Engine != Modular}
		},
	},
	{
		name: Walk, doc: "goes through the states one by one, which is for programs without inputs", auto: true, brief: true,
		make: func(o Options) engine.Engine { return &walk.Engine{Brief: o.Engine != Walk} },
	},
	{
		name: Seq, doc: "goes round by round", auto: true,
		own: []option{
			{"rounds", func(o Options) bool { return o.Rounds > 0 }},
			{"sequentialization", func(o Options) bool { return o.Sequentialization.row() != Lazy.row() }},
		},
		shows: [][2]string{
			{"lal-reps", "the sequential program of --sequentialization=lal-reps, which then takes its way through the passes"},
			{"sequentialize", "one sequential program that covers the rounds"},
			{"completeness", "the program that asks whether more rounds are needed"},
		},
		make: func(o Options) engine.Engine { return o.Sequentialization.row().make(o) },
	},
	{name: Explore, doc: "runs the compiled program once for each class of its schedules", first: true, compiled: true},
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
	return fmt.Sprintf("%s; auto runs %s side by side and takes the first answer; explore joins in if they refuse or take long, and if the program uses no files and the like",
		strings.Join(docs, ", "), strings.Join(together, " and "))
}

// engines gives those that are to decide: the one that the options ask for, by its name, by
// options of its own or by what is to be shown of it, or all those of Auto. The error says
// which options do not go together.
func (o Options) engines() ([]entry, error) {
	var out []entry
	by := "" // the option that asked for it
	if o.Engine != "" && o.Engine != Auto {
		i := slices.IndexFunc(engines, func(e entry) bool { return e.name == o.Engine })
		if i < 0 {
			return nil, fmt.Errorf("there is no engine %q; there are %s", o.Engine, strings.Join(Engines(), ", "))
		}
		out, by = engines[i:i+1], "engine"
	}
	for i, e := range engines {
		for _, opt := range e.own {
			switch {
			case !opt.given(o):
			case out == nil:
				out, by = engines[i:i+1], opt.name
			case out[0].name != e.name:
				return nil, fmt.Errorf("--%s is for the engine %s, and --%s asks for %s", opt.name, e.name, by, out[0].name)
			}
		}
	}
	for i, e := range engines {
		if out == nil && slices.ContainsFunc(e.shows, func(s [2]string) bool { return slices.Contains(o.DumpAfter, s[0]) }) {
			out = engines[i : i+1]
		}
	}
	if out == nil {
		shown := len(o.DumpAfter) > 0 || o.DumpSMT != nil // of what decides most programs
		out = slices.DeleteFunc(slices.Clone(engines), func(e entry) bool { return !e.auto || e.brief && shown })
	}
	return out, nil
}

// Validate says which options do not go together.
func (o Options) Validate() error {
	asked, err := o.engines()
	switch {
	case err != nil || !o.All:
	case asked[0].first:
		err = fmt.Errorf("--all is not for --engine=%s, which stops at the first failure", asked[0].name)
	case o.Sequentialization.row().first:
		err = fmt.Errorf("--all is not for --sequentialization=%s, which stops at the first failure", o.Sequentialization)
	}
	return err
}

// Compiled reports whether the engine runs the program itself, which needs no translation.
func (e Engine) Compiled() bool {
	return slices.ContainsFunc(engines, func(x entry) bool { return x.name == e && x.compiled })
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
