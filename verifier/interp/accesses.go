package interp

import (
	"slices"

	"github.com/gsmack/gsmack/verifier/trace"
)

// maxAccesses bounds how many accesses an execution graph has.
const maxAccesses = 40

// accesses are the accesses to the memory of the race, and to atomic objects of several threads, which could have
// synchronized them. Accesses in models are left out. The trace must have been assembled.
func (r *replayer) accesses() []trace.Access {
	all := r.clocks.made
	by, shared := map[cell]int{}, map[cell]bool{r.racing[0].cell(): true}
	for _, x := range all {
		if u, seen := by[x.cell()]; seen && u != x.thread && x.atomic {
			shared[x.cell()] = true
		}
		if x.shown.pos.Line > 0 {
			by[x.cell()] = x.thread
		}
	}
	var kept []*made
	for _, x := range all {
		if shared[x.cell()] && x.shown.pos.Line > 0 && x.shown.callee == "" {
			kept = append(kept, x)
		}
	}
	for i := 0; len(kept) > maxAccesses && i < len(kept); {
		if slices.Contains(r.racing[:], kept[i]) {
			i++
		} else {
			kept = slices.Delete(kept, i, i+1) // the earliest matter least
		}
	}
	var out []trace.Access
	index := map[*made]int{} // in out
	for _, x := range kept {
		if n := len(out) - 1; n >= 0 {
			last := kept[slices.Index(kept, x)-1]
			whole := x.thread == last.thread && (x.Stmt == last.Stmt && x.at == last.at || x.section > 0 && x.section == last.section && x.cell() == last.cell())
			if whole { // one operation, or one access in pieces
				if x.cell() != last.cell() {
					out[n].Value = ""
				} else {
					out[n].Value = r.contentText(x)
				}
				out[n].Read, out[n].Write, out[n].Races = out[n].Read || !x.Write, out[n].Write || x.Write, out[n].Races || slices.Contains(r.racing[:], x)
				index[x] = n
				continue
			}
		}
		a := trace.Access{Step: r.stepOf(x), Thread: x.thread, Pos: x.shown.pos, Read: !x.Write, Write: x.Write, Name: r.rec.place(x.touch), Order: x.order,
			Value: r.contentText(x), From: -1, Released: !x.Write && x.released, Acquired: !x.Write && x.acquired, Races: slices.Contains(r.racing[:], x)}
		if from, ok := index[x.from]; ok && !x.Write {
			a.From = from
		}
		index[x] = len(out)
		out = append(out, a)
	}
	return out
}

// contentText is what was where x accessed, in C's notation.
func (r *replayer) contentText(x *made) string {
	if !x.known {
		return ""
	}
	_, ctype := r.rec.accessed(x.touch)
	return r.rec.render(x.value, ctype, r.m.Prog.FromC)
}

// stepOf is the step that shows x, -1 if there is none.
func (r *replayer) stepOf(x *made) int {
	if x.at < len(r.rec.records) && r.rec.records[x.at].thread == x.thread {
		return r.rec.records[x.at].step
	}
	return -1
}
