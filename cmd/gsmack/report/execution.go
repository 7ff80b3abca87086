package report

import (
	"fmt"
	"path"
	"slices"
	"strconv"

	"github.com/gsmack/gsmack/verifier/trace"
)

// pageExecution draws the execution graph of a race that happens-before decides: a column for each thread, in
// program order downwards, and the relations between accesses (Alglave, Maranget, Tautschnig, TOPLAS 2014).
type pageExecution struct {
	Width, Height int
	Heads         []pageNode
	Nodes         []pageNode
	Edges         []pageEdge
	Relations     []pageRelation // those that occur
	Sentences     []string
}

type pageRelation struct{ Class, Name, Meaning string }

// relations are all that a graph may have, in the order of its legend.
var relations = []pageRelation{
	{"po", "program order", "down each column"},
	{"sw", "synchronizes-with", "a read that acquires gets what was released: all before the one happens before all after the other"},
	{"rf", "reads-from", "the read gets what was written, which orders nothing else"},
	{"co", "coherence", "of two writes to the same place, which comes first"},
	{"fr", "from-read", "the read gets what was there before the write"},
	{"race", "race", "no path of program order and synchronizes-with leads from one to the other"},
}

// The sizes of the drawing in pixels; raceWidth is left at the right for the edge between the two that race.
const columnWidth, rowHeight, headHeight, raceWidth = 290, 74, 46, 60

// execution is nil if happens-before did not matter.
func (b *pageBuilder) execution() *pageExecution {
	accesses := b.t.Accesses
	if len(accesses) == 0 {
		return nil
	}
	var threads []int
	for i := range accesses {
		if !slices.Contains(threads, accesses[i].Thread) {
			threads = append(threads, accesses[i].Thread)
		}
	}
	slices.Sort(threads)
	g := &pageExecution{Width: columnWidth*len(threads) + raceWidth, Height: headHeight + rowHeight*len(accesses)}
	middle := func(thread int) float64 {
		return columnWidth * (float64(slices.Index(threads, thread)) + 0.5)
	}
	for _, t := range threads {
		g.Heads = append(g.Heads, pageNode{Lane: laneClass(t), Name: cut(b.title(t), 34), X: int(middle(t)), Y: 24})
	}
	for i := range accesses {
		a := &accesses[i]
		n := pageNode{Lane: laneClass(a.Thread), Step: a.Step, Races: a.Races, Name: cut(clean(event(a)), 26), Below: a.Order + ", line " + strconv.Itoa(a.Pos.Line)}
		if len(b.files) > 1 {
			n.Below += " of " + cut(clean(path.Base(a.Pos.File)), 16)
		}
		n.centreX, n.centreY = middle(a.Thread), headHeight+rowHeight*(float64(i)+0.4)
		n.Width = max(130, 8*max(len([]rune(n.Name)), len([]rune(n.Below)))+20)
		n.place()
		g.Nodes = append(g.Nodes, n)
		g.Sentences = append(g.Sentences, b.sentence(a))
	}
	g.relate(accesses)
	for _, r := range relations {
		if slices.ContainsFunc(g.Edges, func(e pageEdge) bool { return e.Class == r.Class }) {
			g.Relations = append(g.Relations, r)
		}
	}
	return g
}

// event is an access as papers write it.
func event(a *trace.Access) string {
	kind := map[[2]bool]string{{true, false}: "R ", {false, true}: "W ", {true, true}: "RMW "}[[2]bool{a.Read, a.Write}]
	if a.Value == "" {
		return kind + a.Name
	}
	return kind + a.Name + " = " + a.Value
}

// sentence says the same in words.
func (b *pageBuilder) sentence(a *trace.Access) string {
	verb := map[[2]bool]string{{true, false}: "reads", {false, true}: "writes", {true, true}: "reads and writes"}[[2]bool{a.Read, a.Write}]
	out := fmt.Sprintf("%s %s %s", b.title(a.Thread), verb, clean(a.Name))
	if a.Value != "" {
		out += " = " + clean(a.Value)
	}
	out += fmt.Sprintf(" (%s) at %s", a.Order, clean(b.place(a.Pos)))
	if a.From >= 0 {
		from := &b.t.Accesses[a.From]
		out += fmt.Sprintf(", from what thread %d wrote at %s", from.Thread, clean(b.place(from.Pos)))
		if a.Synchronizes() && from.Thread != a.Thread {
			out += ", with which it synchronizes"
		}
	}
	return out
}

// relate draws what relates the accesses.
func (g *pageExecution) relate(accesses []trace.Access) {
	add := func(class, label string, from, to int) {
		e := drawEdge(&g.Nodes[from], &g.Nodes[to], label)
		e.Class = class
		g.Edges = append(g.Edges, e)
	}
	last := map[int]int{}         // by thread
	writes := map[string][]int{}  // by name, in coherence order
	pending := map[string][]int{} // by name, the reads since the last write
	racing := []int(nil)
	for i := range accesses {
		a := &accesses[i]
		if before, ok := last[a.Thread]; ok {
			e := pageEdge{Class: "po", Path: fmt.Sprintf("M%.0f %.0fV%.0f", g.Nodes[i].centreX, g.Nodes[before].centreY+22, g.Nodes[i].centreY-22)}
			g.Edges = append(g.Edges, e)
		}
		last[a.Thread] = i
		if a.Races {
			racing = append(racing, i)
		}
		apart := func(j int) bool { return accesses[j].Thread != a.Thread && !(a.Races && accesses[j].Races) }
		switch {
		case !a.Read || a.From < 0 || !apart(a.From):
		case a.Synchronizes():
			add("sw", "synchronizes", a.From, i)
		default:
			add("rf", "reads from", a.From, i)
		}
		if a.Write {
			if n := len(writes[a.Name]); n > 0 && apart(writes[a.Name][n-1]) && !(a.Read && a.From == writes[a.Name][n-1]) {
				add("co", "coherence", writes[a.Name][n-1], i)
			}
			for _, r := range pending[a.Name] {
				if apart(r) {
					add("fr", "from-read", r, i)
				}
			}
			writes[a.Name], pending[a.Name] = append(writes[a.Name], i), nil
		}
		if a.Read && !a.Write {
			pending[a.Name] = append(pending[a.Name], i)
		}
	}
	if len(racing) == 2 {
		// A row has one box, so a way along the rows and down at the right meets none.
		a, b, right := &g.Nodes[racing[0]], &g.Nodes[racing[1]], float64(g.Width-raceWidth/2)
		g.Edges = append(g.Edges, pageEdge{Class: "race", Label: "race", X: int(right), Y: int(a.centreY+b.centreY)/2 + 4,
			Path: fmt.Sprintf("M%.0f %.0fH%.0fQ%.0f %.0f %.0f %.0fV%.0fQ%.0f %.0f %.0f %.0fH%.0f", a.centreX+a.halfW, a.centreY, right-12, right, a.centreY, right, a.centreY+12,
				b.centreY-12, right, b.centreY, right-12, b.centreY, b.centreX+b.halfW)})
	}
}
