package explore

import "context"

// State is where an exploration stands between two executions. It can be written as JSON; another process goes on from there. What was learned about
// waits is left out, which costs some executions begun in vain.
type State struct {
	Steps      []Step // of the execution up to where the next one differs
	Nodes      []savedNode
	Executions int
	Blocked    int
	Redundant  int
	Events     int
	Threads    int
	Bounds     map[string]int
	Optional   bool
}

type savedNode struct {
	Tree     []*savedBranch
	Sleep    []savedSleeper `json:",omitempty"`
	Union    []Touch        `json:",omitempty"`
	Explored bool           `json:",omitempty"`
	Done     int            `json:",omitempty"`
}

type savedSleeper struct {
	Thread  int
	Exit    bool `json:",omitempty"`
	Touched []Touch
}

type savedBranch struct {
	Thread    int
	Choices   []uint32       `json:",omitempty"`
	Open      bool           `json:",omitempty"`
	Exit      bool           `json:",omitempty"`
	Asked     bool           `json:",omitempty"`
	Uncertain bool           `json:",omitempty"`
	Touched   []Touch        `json:",omitempty"`
	Sub       []*savedBranch `json:",omitempty"`
}

func (x *explorer) save() *State {
	r := x.result
	s := &State{Steps: x.schedule(), Executions: r.Executions, Blocked: r.Blocked, Redundant: r.Redundant, Events: r.Events, Threads: r.Threads, Bounds: r.Bounds, Optional: r.Optional}
	for i := range x.nodes[:min(len(x.nodes), len(x.events)+1)] {
		n := &x.nodes[i]
		saved := savedNode{Union: n.union, Explored: n.explored, Done: n.done}
		if b := *n.tree[0]; i < len(x.events) {
			if len(b.sub) > 0 { // the next node has what is behind it; only that there is something counts
				b.sub = []*branch{{}}
			}
			saved.Tree = append(saveBranches([]*branch{&b}), saveBranches(n.tree[1:])...)
		} else {
			saved.Tree = saveBranches(n.tree)
		}
		for _, z := range n.sleep {
			saved.Sleep = append(saved.Sleep, savedSleeper{z.thread, z.exit, z.touched})
		}
		s.Nodes = append(s.Nodes, saved)
	}
	return s
}

func saveBranches(list []*branch) (out []*savedBranch) {
	for _, b := range list {
		out = append(out, &savedBranch{b.thread, b.choices, b.open, b.exit, b.asked, b.uncertain, b.touched, saveBranches(b.sub)})
	}
	return out
}

func loadBranches(list []*savedBranch) (out []*branch) {
	for _, b := range list {
		out = append(out, &branch{thread: b.Thread, choices: b.Choices, open: b.Open, exit: b.Exit, asked: b.Asked, uncertain: b.Uncertain, touched: b.Touched, sub: loadBranches(b.Sub)})
	}
	return out
}

// load takes over a state. The steps are executed once more, for their events.
func (x *explorer) load(ctx context.Context, s *State) error {
	r := x.result
	r.Executions, r.Blocked, r.Redundant, r.Events, r.Threads, r.Optional = s.Executions, s.Blocked, s.Redundant, s.Events, s.Threads, s.Optional
	for name, limit := range s.Bounds {
		r.Bounds[name] = limit
	}
	for _, n := range s.Nodes {
		loaded := node{tree: loadBranches(n.Tree), union: n.Union, explored: n.Explored, done: n.Done}
		for _, z := range n.Sleep {
			loaded.sleep = append(loaded.sleep, sleeper{z.Thread, z.Exit, z.Touched})
		}
		x.nodes = append(x.nodes, loaded)
	}
	if len(s.Steps) == 0 {
		return nil
	}
	out, err := x.program.Run(ctx, s.Steps, 0)
	if err != nil {
		return err
	}
	if len(out.Events) < len(s.Steps) || len(s.Nodes) <= len(s.Steps) {
		return diverged(out, s.Steps)
	}
	for i := range s.Steps {
		x.append(&out.Events[i])
	}
	return nil
}
