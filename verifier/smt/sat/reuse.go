package sat

import "github.com/gsmack/gsmack/verifier/smt"

// parts are the terms of whose words the word of t is made, with the operator
// that does it: the arguments of t, but for a sum. The arena moves constants
// outwards, (u + c) + v to (u + v) + c, which would cost an adder for each of
// a row of partial sums; where u + c is a term, v is added to it. It need not have a
// word already: the largest sum may be asserted first.
func (b *blaster) parts(t smt.Term) []smt.Term {
	a := b.a
	args := a.Args(t)
	if a.Op(t) != smt.OpBVAdd || !a.IsConst(args[1]) || a.Op(args[0]) != smt.OpBVAdd {
		return args
	}
	if _, done := b.words[args[0]]; done {
		return args
	}
	sum := a.Args(args[0])
	for i := range sum {
		shifted := a.Lookup(smt.OpBVAdd, a.Sort(t), sum[i], args[1])
		if shifted != 0 {
			return []smt.Term{shifted, sum[1-i]}
		}
	}
	return args
}
