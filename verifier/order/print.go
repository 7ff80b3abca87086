package order

import (
	"fmt"
	"io"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Print writes what each thread does, node by node: what it reads and writes,
// and under which conditions.
func (e *Encoding) Print(w io.Writer) error {
	p := &printer{w: w, a: e.Arena}
	p.line("// %d threads, %d nodes, %d reads, %d order Booleans", len(e.threads), e.Nodes, e.Reads, e.Literals)
	for _, t := range e.threads {
		p.line("")
		p.line("thread %d %s", t.id, t.inst.Name)
		if t.parent != nil {
			p.line("  started if %s, after node %d of thread %d", p.term(t.started), t.spawnAfter, t.parent.id)
		}
		for _, n := range t.nodes {
			pos := ""
			if at := n.step.First().Info().Pos; at.IsValid() {
				pos = at.String() + "  "
			}
			p.line("  node %d  %sif %s", n.seq, pos, p.term(n.guard))
			for _, r := range n.reads {
				p.line("    reads  %s as %s", p.place(r.v, r.index), p.term(r.value))
			}
			for _, w := range n.writes {
				p.line("    writes %s := %s%s", p.place(w.v, w.index), p.term(w.value), p.when(w.guard, n.guard))
			}
			for _, c := range n.required {
				p.line("    needs  %s", p.term(c))
			}
			if n.complete != n.guard {
				p.line("    done   %s", p.term(n.complete))
			}
		}
	}
	p.line("")
	for i, g := range e.Goals {
		at := e.goals[i]
		if at.thread == nil {
			p.line("fails in the end: %s  if %s", g.Stmt.Attrs.Text("property"), p.term(g.Fails))
			continue
		}
		p.line("fails in thread %d at node %d  %s  if %s", at.thread.id, at.node, g.Stmt.Pos, p.term(g.Fails))
	}
	return p.err
}

type printer struct {
	w   io.Writer
	a   *smt.Arena
	err error
}

func (p *printer) line(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.w, format+"\n", args...)
	}
}

// maxPrinted bounds the length of a term's text.
const maxPrinted = 400

func (p *printer) term(t smt.Term) string {
	s := p.a.String(t)
	if len(s) > maxPrinted {
		s = s[:maxPrinted] + "…"
	}
	return s
}

func (p *printer) place(v *ivl.Var, index []smt.Term) string {
	if index == nil {
		return v.Name
	}
	parts := make([]string, len(index))
	for i, t := range index {
		parts[i] = p.term(t)
	}
	return v.Name + "[" + strings.Join(parts, ", ") + "]"
}

func (p *printer) when(guard, of smt.Term) string {
	if guard == of {
		return ""
	}
	return " if " + p.term(guard)
}
