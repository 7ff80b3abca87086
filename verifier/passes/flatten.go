package passes

import (
	"context"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/lemma"
)

// The limits that hold when FlattenOptions leaves them 0.
const (
	DefaultMaxThreads        = 256
	DefaultMaxBlocks         = 500_000
	DefaultMaxFreeIterations = 4096
	// maxFreeRecursion caps the nesting of calls of one procedure that are
	// decided by constants.
	maxFreeRecursion = 200
)

// Bounds says how far loops are unrolled where constants do not decide when they end: how often the back edge of a loop may be
// taken in one entry of the loop (the bound "unroll"), and how deep a procedure may call itself or start threads for itself
// ("recursion"). 0 means never.
type Bounds struct {
	Unroll int            // of loops and calls that At does not name
	At     map[string]int // by their places, as goal.BoundHit.At has them
	// Counted are the places of loops whose bound counts all iterations, also those that
	// constants decide.
	Counted map[string]bool
	// Limited is the iteration of a loop up to which its {:limited} choices are free, if that is more than they say.
	Limited int
	// Threads is the number of thread instances, the entry thread included (bound
	// "threads"); 0 means DefaultMaxThreads.
	Threads int
}

// of is the bound for the loop or call at a place.
func (b *Bounds) of(at string) int {
	if n, ok := b.At[at]; ok {
		return n
	}
	return b.Unroll
}

// Most is the largest of the bounds.
func (b *Bounds) Most() int {
	most := b.Unroll
	for _, n := range b.At {
		most = max(most, n)
	}
	return most
}

// FlattenOptions bounds flatten. Whatever a bound cuts off ends in an
// `assert {:bound "NAME"} false`, so that nothing is lost in silence.
type FlattenOptions struct {
	Bounds
	// MaxBlocks is the number of blocks of all instances together before
	// straight-line blocks are merged (bound "size"); 0 means DefaultMaxBlocks.
	MaxBlocks int
	// MaxFreeIterations caps the iterations of one loop whose exit is decided
	// by constants (bound "unroll"); 0 means DefaultMaxFreeIterations.
	MaxFreeIterations int
	// FindLong has flatten give up with a LongError where the instances are large and there
	// are loops that it had better count (longLoops).
	FindLong bool
	// Progress, when set, is called now and then with the number of thread
	// instances and blocks so far.
	Progress func(threads, blocks int)
}

// LongError is the error that instances are large because of loops that constants keep going
// round: all at once takes long to decide, and the first iterations do not.
type LongError struct {
	Loops []string // their places
}

func (e *LongError) Error() string {
	return "loops go round too often: " + strings.Join(e.Loops, ", ")
}

// longLoops lists the loops that make the instances large: the more blocks there are, the
// fewer iterations make a loop long.
func (f *flattener) longLoops() (out []string) {
	many := max(200_000/f.blocks, 8)
	if len(f.out.Instances) > 80 {
		many = 8
	}
	for at, n := range f.freed {
		if n >= many {
			out = append(out, at)
		}
	}
	slices.Sort(out)
	return out
}

// flatten inlines every call and unrolls every loop of p, propagating
// constants on the way, and gives each spawn site reached a thread instance.
// The error is that of ctx, or a LongError.
//
// It is a partial evaluator. The copies of blocks, one for each call stack and
// each vector of loop iterations, are visited in an order in which every copy
// comes after its predecessors; each is visited once, with the constants that
// all its predecessors agree on. A test that they decide has one way out.
//
// An iteration of a loop is free, and does not count against Unroll, if one of
// the loop's exit tests was decided in it, to stay, by values that changed
// since the iteration before: so counting loops unroll fully, and waiting
// for a flag that stays as it is does not. A recursive call is free if the
// caller made a decided test and passes on changed constants.
//
// Globals that no spawned thread can write are tracked in the entry thread
// all along, others until the first spawn. A spawned thread knows the globals
// that nobody changes after its spawn.
func flatten(ctx context.Context, p *cfg.Program, o FlattenOptions, without lemma.Without) (*cfg.Threads, error) {
	if o.Threads == 0 {
		o.Threads = DefaultMaxThreads
	}
	if o.MaxBlocks == 0 {
		o.MaxBlocks = DefaultMaxBlocks
	}
	if o.MaxFreeIterations == 0 {
		o.MaxFreeIterations = DefaultMaxFreeIterations
	}
	f := &flattener{
		data:         p.DataVars(),
		floors:       p.Floors(),
		ctx:          ctx,
		opts:         o,
		without:      without,
		prog:         p,
		out:          &cfg.Threads{Program: p, Globals: p.Globals, Child: map[*ivl.AsyncCall]*cfg.Instance{}},
		procs:        map[*cfg.Proc]*procInfo{},
		vars:         newVars(),
		consts:       value.Constants(p.Source, nil),
		threadWrites: threadWrites(p),
		dirty:        map[slot]threadSet{},
		names:        ivl.Names{Mark: "#"},
		reserved:     reservedNames(p),
		freed:        map[string]int{},
	}
	f.findChildTypes()
	f.addInstance(&cfg.Instance{Decl: p.Entry.Decl}, env{}, &frame{info: f.info(p.Entry)})
	for i := 0; i < len(f.pending); i++ {
		if err := f.walk(f.pending[i]); err != nil {
			return nil, err
		}
		f.pending[i] = nil
	}
	return f.out, nil
}

// flattener is the state of one flatten.
type flattener struct {
	ctx     context.Context
	opts    FlattenOptions
	without lemma.Without
	prog    *cfg.Program
	out     *cfg.Threads
	procs   map[*cfg.Proc]*procInfo
	vars    *vars
	consts  map[*ivl.Var]value.Value

	// data holds the globals with {:data}.
	data map[*ivl.Var]bool
	// floors are those of the program (cfg.Floors).
	floors map[*ivl.Var]bool
	// threadWrites holds the globals that spawned threads may write.
	threadWrites map[*ivl.Var]bool
	// dirty says, for a slot of a global, which instances were already alive
	// when the entry thread wrote it.
	dirty map[slot]threadSet

	versions versions
	pending  []*start
	names    ivl.Names  // of instances
	reserved *ivl.Names // that no local may have
	blocks   int        // visited so far
	// freed is how often loops at a place went round at most because of constants, and were
	// not counted.
	freed   map[string]int
	objects int64 // addresses given out
	// childTypes are the types at which {:thread_child} is asked for.
	childTypes []ivl.Type
}

// start is a thread instance still to be walked.
type start struct {
	inst  *cfg.Instance
	env   env // at the spawn
	frame *frame
}

func (f *flattener) info(p *cfg.Proc) *procInfo {
	pi := f.procs[p]
	if pi == nil {
		pi = newProcInfo(p)
		f.procs[p] = pi
	}
	return pi
}

func (f *flattener) addInstance(inst *cfg.Instance, e env, fr *frame) {
	inst.ID = len(f.out.Instances)
	inst.Name = f.names.Unique(inst.Decl.Name)
	f.out.Instances = append(f.out.Instances, inst)
	f.pending = append(f.pending, &start{inst, e, fr})
}

// findChildTypes collects the types at which threads ask for the id of their
// last child; an instance has a variable of each.
func (f *flattener) findChildTypes() {
	for s := range f.prog.Stmts() {
		c, ok := s.(*ivl.Call)
		if !ok || !c.Proc.IsThreadChild() || len(c.Proc.Outs) != 1 {
			continue
		}
		t := c.Proc.Outs[0].Type
		if !slices.ContainsFunc(f.childTypes, func(u ivl.Type) bool { return ivl.EqualTypes(t, u) }) {
			f.childTypes = append(f.childTypes, t)
		}
	}
}

// inherited is the environment in which a spawned thread starts: what is known
// of globals that nobody writes once it is there.
func (f *flattener) inherited(s *start) env {
	out := env{}.fork(&f.versions)
	clean := func(at slot) bool { return !f.dirty[at].has(s.inst.ID) }
	for i, info := range f.vars.info {
		at := slot(i)
		if info.v.Kind != ivl.Global || f.threadWrites[info.v] {
			continue
		}
		x := s.env.get(at)
		if info.ofMap == noSlot {
			if x != nil && clean(at) {
				out.set(at, x)
			}
			continue
		}
		m := s.env.get(info.ofMap)
		if m == nil || !clean(info.ofMap) {
			if x != nil && m == nil && clean(at) && clean(info.ofMap) {
				out.set(at, x)
			}
			continue
		}
		if clean(at) {
			if x != nil {
				out.set(at, x)
			}
		} else {
			// Written later: not the value of the whole map either.
			out.set(at, f.versions.element(info.ofMap, m.version))
		}
	}
	return out
}
