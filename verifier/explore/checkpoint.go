package explore

// State is where an exploration stands between executions. It can be written as JSON; another process goes on from there. What was learned about
// waits is left out, which costs some executions begun in vain.
type State struct {
	Parts      []Part // each behind those of the nodes above it
	Executions int
	Blocked    int
	Redundant  int
	Events     int
	Threads    int
	Bounds     map[string]int
	Optional   bool
}

// Part is what is left of an exploration at a node and below it, apart from what is left at nodes below it that are parts of their own. It can be written as
// JSON, as everything can that goes through a Queue.
type Part struct {
	Number int   // of the node, among those that are parts
	Above  []int // those of the nodes on the way to it, from the first
	// Steps are those of the execution up to where the next one differs, Nodes those that it goes through; the ones above the part's own with no more than how they are left.
	Steps []Step
	Nodes []savedNode
	// Shared: branches were begun there that are other parts. Insertions may come from them, and from elsewhere.
	Shared  bool        `json:",omitempty"`
	Begun   []Begun     `json:",omitempty"` // these branches
	Covered int         `json:",omitempty"` // how many slept at the node before
	Inbox   []Insertion `json:",omitempty"` // that have yet to be made
}

// Begun is a branch that is another part.
type Begun struct {
	Number int // of the part; 0 if nothing is left of it
	Event  Event
}

// Insertion is a sequence of events, the last of which was not taken there, that is to be explored from a node on.
type Insertion struct {
	Node    int
	From    int // the part that begins with the branch below which it was found
	Behind  int // of the branches begun there, how many are that one or come before it; 0: it was found elsewhere
	Events  []Event
	Certain bool // the last one can be taken, and touches the same places
}

// Given is what is left at a node when the branch that was begun there is apart from it.
type Given struct {
	Rest  savedNode
	Event Event          // of that branch
	Sleep []savedSleeper // who slept there before
}

type savedNode struct {
	Tree     int            `json:",omitempty"` // the first branch, counted from 1; 0: none
	Branches []savedBranch  `json:",omitempty"` // each behind those that it leads to
	Sleep    []savedSleeper `json:",omitempty"`
	Union    []access       `json:",omitempty"`
	Explored bool           `json:",omitempty"`
	Entered  int            `json:",omitempty"`
	Done     int            `json:",omitempty"`
}

type savedSleeper struct {
	Thread  int
	Exit    bool `json:",omitempty"`
	Touched []access
	From    []uint32 `json:",omitempty"`
}

type savedBranch struct {
	Thread    int
	Choices   []uint32 `json:",omitempty"`
	Open      bool     `json:",omitempty"`
	From      []uint32 `json:",omitempty"`
	Exit      bool     `json:",omitempty"`
	Asked     bool     `json:",omitempty"`
	Uncertain bool     `json:",omitempty"`
	Touched   []access `json:",omitempty"`
	Sub, Next int      `json:",omitempty"`
}

// part is how the explorer stands.
func (x *explorer) part() *Part {
	p := &Part{Number: x.number, Above: x.above, Steps: x.schedule()}
	for i := range x.nodes[:min(len(x.nodes), x.depth()+1)] {
		if i == x.depth() {
			p.Nodes = append(p.Nodes, x.nodes[i].saved())
		} else {
			p.Nodes = append(p.Nodes, x.begun(i))
		}
	}
	return p
}

// keep hands over how the explorer stands.
func (x *explorer) keep(on bool) {
	x.fold()
	x.queue.Keep(x.part(), on)
}

// begun is a node whose first branch was begun. The next node has what is behind it; only that there is something counts. What is beside it others have if the node is theirs.
func (x *explorer) begun(i int) savedNode {
	n := x.nodes[i]
	b := *n.tree
	if b.sub != nil {
		b.sub = &branch{transition: new(transition)}
	}
	if i < x.root {
		b.next = nil
	}
	n.tree = &b
	return n.saved()
}

// load takes over a part.
func (x *explorer) load(p *Part) {
	x.truncate(0)
	x.nodes = x.nodes[:0]
	x.number, x.above, x.root, x.replay, x.shared, x.wanted, x.reports = p.Number, p.Above, len(p.Above), p.Steps, p.Shared, false, 0
	for i := range p.Nodes {
		x.nodes = append(x.nodes, p.Nodes[i].node())
		x.store.own(&x.nodes[i].tree)
	}
}

func (n *node) saved() savedNode {
	out := savedNode{Union: n.union, Explored: n.explored, Entered: n.entered, Done: n.done}
	out.Tree = out.save(n.tree, map[*branch]int{})
	for _, z := range n.sleep {
		out.Sleep = append(out.Sleep, savedSleeper{z.thread, z.exit, z.touched, saveFrom(z.from)})
	}
	return out
}

func (n *savedNode) node() node {
	out := node{union: n.Union, explored: n.Explored, entered: n.Entered, done: n.Done}
	branches := make([]*branch, 1+len(n.Branches))
	for i, b := range n.Branches {
		t := &transition{thread: b.Thread, choices: b.Choices, exit: b.Exit, touched: b.Touched, sketch: sketchOf(b.Touched)}
		t.hash = t.digest()
		branches[i+1] = &branch{transition: t, open: b.Open, from: loadFrom(b.From), asked: b.Asked, uncertain: b.Uncertain, sub: branches[b.Sub], next: branches[b.Next], shared: true}
	}
	out.tree = branches[n.Tree]
	for _, z := range n.Sleep {
		out.sleep = append(out.sleep, sleeper{&transition{thread: z.Thread, exit: z.Exit, touched: z.Touched, sketch: sketchOf(z.Touched)}, loadFrom(z.From)})
	}
	return out
}

// save gives the number of a branch.
func (n *savedNode) save(b *branch, known map[*branch]int) int {
	if b == nil || known[b] > 0 {
		return known[b]
	}
	sub, next := n.save(b.sub, known), n.save(b.next, known)
	n.Branches = append(n.Branches, savedBranch{b.thread, b.choices, b.open, saveFrom(b.from), b.exit, b.asked, b.uncertain, b.touched, sub, next})
	known[b] = len(n.Branches)
	return len(n.Branches)
}

func saveFrom(t *transition) []uint32 {
	if t == nil {
		return nil
	}
	return t.choices
}

func loadFrom(choices []uint32) *transition {
	if choices == nil {
		return nil
	}
	return &transition{choices: choices}
}
