package passes

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// Check reports the first way in which t is not what cfg.Threads promises:
// blocks in topological order and reachable, variables declared and named
// apart, statements of the kinds that are left, one spawn for each instance in
// its parent, origins on all statements, and the steps that the statements make.
func Check(t *cfg.Threads) error {
	if len(t.Instances) == 0 {
		return fmt.Errorf("no instances")
	}
	spawned := map[*cfg.Instance]bool{}
	names := map[string]bool{}
	last := -1
	for _, inst := range t.Instances {
		if names[inst.Name] {
			return fmt.Errorf("two instances are named %s", inst.Name)
		}
		names[inst.Name] = true
		if inst.ID <= last || inst.Parent != nil && inst.Parent.ID >= inst.ID {
			return fmt.Errorf("%s: id %d is out of order", inst.Name, inst.ID)
		}
		last = inst.ID
		if err := checkInstance(t, inst, spawned); err != nil {
			return fmt.Errorf("%s: %w", inst.Name, err)
		}
		if err := inst.CheckSteps(); err != nil {
			return fmt.Errorf("%s: %w", inst.Name, err)
		}
	}
	for i, inst := range t.Instances {
		if i > 0 && !spawned[inst] {
			return fmt.Errorf("%s: nobody spawns it", inst.Name)
		}
	}
	return nil
}

func checkInstance(t *cfg.Threads, inst *cfg.Instance, spawned map[*cfg.Instance]bool) error {
	c, err := declare(t.Globals, inst.Params, inst.Locals)
	if err != nil {
		return err
	}
	cfg.Exprs(inst.Blocks, c.use)
	seen := map[*cfg.Block]bool{}
	reached := map[*cfg.Block]bool{inst.Blocks[0]: true}
	for _, b := range inst.Blocks {
		if seen[b] || !reached[b] {
			return fmt.Errorf("block %s is repeated or not reachable from those before it", b.Label)
		}
		seen[b] = true
		for _, s := range b.Stmts {
			if s.Info().Origin == nil {
				return fmt.Errorf("a %T has no origin", s)
			}
			switch s := s.(type) {
			case *ivl.Assert, *ivl.Assume, *ivl.Havoc, *ivl.Assign:
			case *ivl.AsyncCall:
				c := t.Child[s]
				if c == nil || c.Spawn != s || c.Parent != inst || spawned[c] || len(c.Params) != len(s.Args) {
					return fmt.Errorf("the spawn of %s does not fit an instance", s.Name)
				}
				spawned[c] = true
			default:
				if !cfg.Delimits(s) {
					return fmt.Errorf("unexpected statement %T", s)
				}
			}
		}
		for _, succ := range cfg.Successors(b.Term) {
			if seen[succ] {
				return fmt.Errorf("the edge from %s to %s goes back", b.Label, succ.Label)
			}
			reached[succ] = true
		}
	}
	return c.err
}

// checkProgram reports the first way in which p is not what cfg.Program promises: blocks
// lead to blocks of their procedure, variables are declared and named apart, statements
// are of the kinds that are left, and the steps are those of the statements.
func checkProgram(p *cfg.Program) error {
	for _, q := range p.Procs {
		c, err := declare(p.Globals, q.Ins, q.Outs, q.Locals)
		if err != nil {
			return fmt.Errorf("%s: %w", q.Decl.Name, err)
		}
		cfg.Exprs(q.Blocks, c.use)
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				switch s.(type) {
				case *ivl.Assert, *ivl.Assume, *ivl.Havoc, *ivl.Assign, *ivl.Yield, *ivl.AsyncCall, *ivl.Call:
				default:
					if !cfg.Delimits(s) {
						return fmt.Errorf("%s: unexpected statement %T", q.Decl.Name, s)
					}
				}
			}
			for _, succ := range cfg.Successors(b.Term) {
				if !slices.Contains(q.Blocks, succ) {
					return fmt.Errorf("%s: block %s leads to %s, which is not there", q.Decl.Name, b.Label, succ.Label)
				}
			}
		}
		if c.err != nil {
			return fmt.Errorf("%s: %w", q.Decl.Name, c.err)
		}
	}
	return p.CheckSteps()
}

// declarations are the variables that expressions may mention; err is the first fault.
type declarations struct {
	declared map[*ivl.Var]bool
	err      error
}

func declare(lists ...[]*ivl.Var) (*declarations, error) {
	c := &declarations{declared: map[*ivl.Var]bool{}}
	names := map[string]bool{}
	for _, vs := range lists {
		for _, v := range vs {
			if names[v.Name] {
				return nil, fmt.Errorf("two variables are named %s", v.Name)
			}
			names[v.Name], c.declared[v] = true, true
		}
	}
	return c, nil
}

func (c *declarations) use(e ivl.Expr) {
	ivl.WalkExpr(e, func(e ivl.Expr) bool {
		if id, ok := e.(*ivl.Ident); ok && id.Var.Kind != ivl.Bound && id.Var.Kind != ivl.Const && !c.declared[id.Var] && c.err == nil {
			c.err = fmt.Errorf("%s is not declared", id.Name)
		}
		if e.Type() == nil && c.err == nil {
			c.err = fmt.Errorf("an expression has no type: %s", ivl.FormatExpr(e))
		}
		return true
	})
}
