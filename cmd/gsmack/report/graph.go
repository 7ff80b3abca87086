package report

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/verifier/trace"
)

// pageGraph draws the wait-for graph of the threads.
type pageGraph struct {
	Width, Height int
	Nodes         []pageNode
	Edges         []pageEdge
	Sentences     []string
}

type pageNode struct {
	Lane, Name, Below              string
	X, Y, Y2, Left, Top, Width     int
	Step                           int // of an access, -1 if there is none
	Races                          bool
	centreX, centreY, halfW, halfH float64
}

// place fits the box and its texts around the middle of n.
func (n *pageNode) place() {
	n.halfW, n.halfH = float64(n.Width)/2, 22
	n.X, n.Y, n.Y2 = int(n.centreX), int(n.centreY)-3, int(n.centreY)+14
	if n.Below == "" {
		n.Y += 8
	}
	n.Left, n.Top = int(n.centreX-n.halfW), int(n.centreY-n.halfH)
}

type pageEdge struct {
	Class, Path, Label string
	X, Y               int
}

// graph is nil if no thread waits.
func (b *pageBuilder) graph() *pageGraph {
	w := &waitGraph{pageBuilder: b, nodes: map[string]*pageNode{}, done: map[int]bool{}}
	for i := range b.t.Steps {
		if s := &b.t.Steps[i]; s.Kind == trace.Wait {
			w.waits = append(w.waits, s)
		}
	}
	if w.waits == nil {
		return nil
	}
	// A thread for which no other waits comes last, so that cycles stay together.
	for _, s := range slices.Backward(w.waits) {
		w.visit(s)
	}
	g := w.lay()
	for _, e := range w.edges {
		g.Edges = append(g.Edges, drawEdge(w.nodes[e.from], w.nodes[e.to], e.label))
	}
	for _, s := range w.waits {
		text := b.title(s.Thread) + " " + clean(s.Detail)
		if s.Detail == "" {
			text += "waits for ever"
		}
		g.Sentences = append(g.Sentences, text+", at "+clean(b.place(s.Pos)))
	}
	return g
}

// waitGraph is the wait-for graph of threads and of objects.
type waitGraph struct {
	*pageBuilder
	waits []*trace.Step
	order []string // the keys of the nodes
	nodes map[string]*pageNode
	edges []waitEdge
	done  map[int]bool // threads
}

type waitEdge struct{ from, to, label string }

func (w *waitGraph) add(key string, n pageNode) string {
	if w.nodes[key] == nil {
		w.nodes[key] = &n
		w.order = append(w.order, key)
	}
	return key
}

func (w *waitGraph) thread(id int) string {
	key := fmt.Sprint("thread ", id)
	name := strings.TrimSuffix(strings.TrimPrefix(w.title(id), key+" ("), ")")
	return w.add(key, pageNode{Lane: laneClass(id), Name: key, Below: cut(name, 24)})
}

// visit adds a thread that waits, and those that it waits for.
func (w *waitGraph) visit(s *trace.Step) {
	if w.done[s.Thread] {
		return
	}
	w.done[s.Thread] = true
	from := w.thread(s.Thread)
	edge := func(to, label string) { w.edges = append(w.edges, waitEdge{from, to, label}) }
	switch {
	case s.Waits == nil:
		text := cut(strings.TrimPrefix(clean(s.Detail), "waits for "), 28)
		if text == "" {
			text = "what never happens"
		}
		edge(w.add("what "+from, pageNode{Name: text}), "")
	case len(s.Waits.Threads) == 0:
		edge(w.add(s.Waits.Object, pageNode{Name: cut(clean(s.Waits.Object), 28)}), "")
	default:
		for _, id := range s.Waits.Threads {
			label := cut(clean(s.Waits.Object), 28)
			if strings.HasSuffix(label, " to end") {
				label = "to end"
			}
			edge(w.thread(id), label)
			for _, next := range w.waits {
				if next.Thread == id {
					w.visit(next)
				}
			}
		}
	}
}

// lay gives the nodes places: the waited-for threads lie on a circle, the others in a column before it.
func (w *waitGraph) lay() *pageGraph {
	awaited := map[string]bool{}
	for _, e := range w.edges {
		awaited[e.to] = true
	}
	var ring []string
	for _, key := range w.order {
		if awaited[key] {
			ring = append(ring, key)
		}
	}
	circle, column := len(ring), len(w.order)-len(ring)
	radius := float64(max(90, 30*circle))
	if circle == 1 {
		radius = 0
	}
	wide := 1.6 * radius // leaves room for labels
	g := &pageGraph{Width: int(2*wide) + 260, Height: max(int(2*radius), 80*(column-1)) + 150}
	if circle == 2 {
		g.Height = max(170, 80*(column-1)+150)
	}
	left := 0.0
	if column > 0 {
		left = 200
		g.Width += 200
	}
	// The one for which the column waits is next to it.
	rounds, rows := 0, 0
	if i := slices.IndexFunc(w.edges, func(e waitEdge) bool { return !awaited[e.from] }); i >= 0 {
		rounds = -slices.Index(ring, w.edges[i].to)
	}
	for _, key := range w.order {
		node := w.nodes[key]
		middle := float64(g.Height) / 2
		if awaited[key] {
			angle := 2*math.Pi*float64(rounds)/float64(circle) + math.Pi
			rounds++
			node.centreX, node.centreY = left+130+wide+wide*math.Cos(angle), middle+radius*math.Sin(angle)
		} else {
			node.centreX, node.centreY = 110, middle+80*(float64(rows)-float64(column-1)/2)
			rows++
		}
		node.Width = max(110, 8*max(len([]rune(node.Name)), len([]rune(node.Below)))+24)
		node.place()
		g.Nodes = append(g.Nodes, *node)
	}
	return g
}

// drawEdge goes from border to border, a little to the right, so that two opposite edges do not
// cover each other.
func drawEdge(a, b *pageNode, label string) pageEdge {
	if a == b {
		x, y := a.centreX, a.centreY-a.halfH
		return pageEdge{Path: fmt.Sprintf("M%.0f %.0fC%.0f %.0f %.0f %.0f %.0f %.0f", x-20, y, x-40, y-50, x+40, y-50, x+20, y), Label: label, X: int(x), Y: int(y) - 42}
	}
	dx, dy := b.centreX-a.centreX, b.centreY-a.centreY
	length := math.Hypot(dx, dy)
	ox, oy := -dy/length*12, dx/length*12
	x1, y1 := border(a, ox, oy, dx, dy)
	x2, y2 := border(b, ox, oy, -dx, -dy)
	mx, my := (x1+x2)/2+ox, (y1+y2)/2+oy
	return pageEdge{Path: fmt.Sprintf("M%.0f %.0fQ%.0f %.0f %.0f %.0f", x1, y1, mx, my, x2, y2), Label: label, X: int((x1+x2)/2 + ox/2), Y: int((y1+y2)/2+oy/2) + 4}
}

// border is where the line from beside the middle of n in a direction leaves it.
func border(n *pageNode, ox, oy, dx, dy float64) (x, y float64) {
	k := math.Min(exit(ox, dx, n.halfW), exit(oy, dy, n.halfH))
	return n.centreX + ox + dx*k, n.centreY + oy + dy*k
}

// exit is how far it is from o in direction d to ±half.
func exit(o, d, half float64) float64 {
	if math.Abs(d) < 1e-9 {
		return math.Inf(1)
	}
	return (math.Copysign(half, d) - o) / d
}

// cut keeps a text short.
func cut(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n-1]) + "…"
	}
	return s
}
