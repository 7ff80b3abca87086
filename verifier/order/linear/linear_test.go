package linear_test

import (
	"context"
	"math/rand"
	"slices"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/verifier/order/linear"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/solvers"
)

// program is some threads, with waits for the ends of others.
type program struct {
	threads []linear.Thread
	ended   map[[2]int][]bool
	points  []linear.Point
}

// question is whether the points that are executed can be in an order with the wanted relations.
type question struct {
	executed map[linear.Point]bool
	wanted   [][2]linear.Point
}

// TestRandomOrders asks of random threads for random relations between those of their points that are executed. There
// must be an order with them exactly if one of all interleavings has them, made transitive beforehand or not, whatever was learnt
// from earlier questions, and Linear must give one that does.
func TestRandomOrders(t *testing.T) {
	possible, asked := 0, 0
	for s := range seed.Each(t, 300) {
		r := rand.New(rand.NewSource(s))
		p := randomProgram(r)
		var questions []question
		for range 6 {
			questions = append(questions, p.question(r))
		}
		for _, limit := range []int{-1, 1000} {
			for i, got := range p.solve(t, questions, limit) {
				asked++
				want := p.interleaves(questions[i])
				if want {
					possible++
				}
				if got != want {
					t.Fatalf("seed %d: %v: %v: %v, limit %d, but the interleavings say %v", s, p, questions[i], got, limit, want)
				}
			}
		}
	}
	if possible == 0 || possible == asked {
		t.Errorf("%d of %d are possible: the test is one-sided", possible, asked)
	}
}

func randomProgram(r *rand.Rand) *program {
	p := &program{ended: map[[2]int][]bool{}}
	for i := range 2 + r.Intn(4) {
		t := linear.Thread{Points: 1 + r.Intn(3), Parent: -1}
		if i > 0 && r.Intn(4) > 0 {
			t.Parent = r.Intn(i)
			parent := p.threads[t.Parent]
			t.After = r.Intn(parent.Points+1) - 1
			waits := make([]bool, parent.Points)
			for k := t.After + 1; k < parent.Points; k++ {
				waits[k] = r.Intn(2) == 0
			}
			p.ended[[2]int{i, t.Parent}] = waits
		}
		p.threads = append(p.threads, t)
		for k := range t.Points {
			p.points = append(p.points, linear.Point{Thread: i, Seq: k})
		}
	}
	return p
}

func (p *program) question(r *rand.Rand) question {
	q := question{executed: map[linear.Point]bool{}}
	var points []linear.Point
	for _, at := range p.points {
		if r.Intn(4) > 0 {
			q.executed[at] = true
			points = append(points, at)
		}
	}
	for range 6 {
		if len(points) > 1 {
			i, j := r.Intn(len(points)), r.Intn(len(points))
			if i != j {
				q.wanted = append(q.wanted, [2]linear.Point{points[i], points[j]})
			}
		}
	}
	return q
}

// solve has a solver answer the questions one after the other.
func (p *program) solve(t *testing.T, questions []question, limit int) (possible []bool) {
	a := smt.NewArena()
	solver, err := solvers.New("sat", a)
	if err != nil {
		t.Fatal(err)
	}
	defer solver.Close()
	executed := map[linear.Point]smt.Term{}
	for _, at := range p.points {
		executed[at] = a.Fresh("executed", smt.SortBool)
	}
	when := func(at linear.Point) smt.Term { return executed[at] }
	x := linear.Execution{Reached: when, Passed: when, Started: func(int) smt.Term { return a.True() }}
	order := linear.New(a, linear.NewProgramOrder(p.threads, p.ended), func(axiom smt.Term) { solver.Assert(axiom) })
	var asked [][]smt.Term
	for _, q := range questions {
		var assumptions []smt.Term
		for _, at := range p.points {
			if q.executed[at] {
				assumptions = append(assumptions, executed[at])
			} else {
				assumptions = append(assumptions, a.Not(executed[at]))
			}
		}
		for _, w := range q.wanted {
			assumptions = append(assumptions, order.Less(w[0], w[1]))
		}
		asked = append(asked, assumptions)
	}
	order.Transitive(limit)
	order.Monotone()
	for i, q := range questions {
		possible = append(possible, p.ask(t, solver, order, x, q, asked[i]))
	}
	return possible
}

func (p *program) ask(t *testing.T, solver smt.Solver, order *linear.Order, x linear.Execution, q question, assumptions []smt.Term) bool {
	for range 1000 {
		status, err := solver.Check(context.Background(), assumptions...)
		if err != nil {
			t.Fatal(err)
		}
		if status == smt.Unsat {
			return false
		}
		m, err := solver.Model()
		if err != nil {
			t.Fatal(err)
		}
		g := order.Graph(m, linear.None, x)
		clauses := g.Cycles()
		if len(clauses) == 0 {
			if got := g.Linear(); !p.respects(got, q) {
				t.Fatalf("%v: %v is not in %v", p, q, got)
			}
			return true
		}
		for _, c := range clauses {
			solver.Assert(c)
		}
	}
	t.Fatalf("%v: %v: one cycle after the other", p, q)
	return false
}

// respects reports whether the executed points stand in an order of the threads and have the relations.
func (p *program) respects(order []linear.Point, q question) bool {
	done := map[linear.Point]bool{}
	for _, at := range order {
		if at.Seq != linear.Start && q.executed[at] {
			if !p.possible(q, done, at) {
				return false
			}
			done[at] = true
		}
	}
	return len(done) == len(q.executed)
}

// possible reports whether a point can be executed next.
func (p *program) possible(q question, done map[linear.Point]bool, at linear.Point) bool {
	missing := func(of linear.Point) bool { return q.executed[of] && !done[of] }
	if slices.ContainsFunc(q.wanted, func(w [2]linear.Point) bool { return w[1] == at && missing(w[0]) }) {
		return false
	}
	last := at
	for i := at.Thread; i >= 0; i = p.threads[i].Parent {
		for k := range last.Seq + 1 {
			if before := (linear.Point{Thread: i, Seq: k}); before != at && missing(before) {
				return false
			}
		}
		last.Seq = p.threads[i].After
	}
	for pair, waits := range p.ended {
		if pair[1] == at.Thread && waits[at.Seq] {
			for k := range p.threads[pair[0]].Points {
				if missing(linear.Point{Thread: pair[0], Seq: k}) {
					return false
				}
			}
		}
	}
	return true
}

// interleaves reports whether an interleaving of the executed points has the relations.
func (p *program) interleaves(q question) bool {
	done := map[linear.Point]bool{}
	var try func() bool
	try = func() bool {
		if len(done) == len(q.executed) {
			return true
		}
		for _, at := range p.points {
			if q.executed[at] && !done[at] && p.possible(q, done, at) {
				done[at] = true
				if try() {
					return true
				}
				delete(done, at)
			}
		}
		return false
	}
	return try()
}
