package report

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/verifier/trace"
)

// pageGraph draws who waits for whom.
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
	var waits []*trace.Step
	for i := range b.t.Steps {
		if s := &b.t.Steps[i]; s.Kind == trace.Wait {
			waits = append(waits, s)
		}
	}
	if waits == nil {
		return nil
	}
	type edge struct {
		from, to string
		label    string
	}
	var order []string
	of := map[string]*pageNode{}
	add := func(key string, n pageNode) {
		if of[key] == nil {
			of[key] = &n
			order = append(order, key)
		}
	}
	thread := func(id int) string {
		key := fmt.Sprint("thread ", id)
		name := strings.TrimSuffix(strings.TrimPrefix(b.title(id), key+" ("), ")")
		add(key, pageNode{Lane: laneClass(id), Name: key, Below: cut(name, 24)})
		return key
	}
	var edges []edge
	done := map[int]bool{}
	var visit func(s *trace.Step)
	visit = func(s *trace.Step) {
		if done[s.Thread] {
			return
		}
		done[s.Thread] = true
		from := thread(s.Thread)
		switch {
		case s.Waits == nil:
			text := cut(strings.TrimPrefix(clean(s.Detail), "waits for "), 28)
			if text == "" {
				text = "what never happens"
			}
			add("what "+from, pageNode{Name: text})
			edges = append(edges, edge{from, "what " + from, ""})
		case len(s.Waits.Threads) == 0:
			add(s.Waits.Object, pageNode{Name: cut(clean(s.Waits.Object), 28)})
			edges = append(edges, edge{from, s.Waits.Object, ""})
		default:
			for _, id := range s.Waits.Threads {
				to := thread(id)
				label := cut(clean(s.Waits.Object), 28)
				if strings.HasSuffix(label, " to end") {
					label = "to end"
				}
				edges = append(edges, edge{from, to, label})
				for _, next := range waits {
					if next.Thread == id {
						visit(next)
					}
				}
			}
		}
	}
	// Whoever is waited for by nobody comes last, so that cycles stay together.
	for i := len(waits) - 1; i >= 0; i-- {
		visit(waits[i])
	}
	// Those for whom somebody waits lie on a circle, the others in a column before it.
	awaited := map[string]bool{}
	for _, e := range edges {
		awaited[e.to] = true
	}
	circle, column := 0, 0
	for _, key := range order {
		if awaited[key] {
			circle++
		} else {
			column++
		}
	}
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
	for _, e := range edges {
		if !awaited[e.from] {
			for i, key := range slices.DeleteFunc(slices.Clone(order), func(k string) bool { return !awaited[k] }) {
				if key == e.to {
					rounds = -i
				}
			}
			break
		}
	}
	for _, key := range order {
		node := of[key]
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
	for _, e := range edges {
		g.Edges = append(g.Edges, drawEdge(of[e.from], of[e.to], e.label))
	}
	for _, s := range waits {
		text := b.title(s.Thread) + " " + clean(s.Detail)
		if s.Detail == "" {
			text += "waits for ever"
		}
		g.Sentences = append(g.Sentences, text+", at "+clean(b.place(s.Pos)))
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
