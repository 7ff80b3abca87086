package verifier

func init() { checkPasses = true }

// AtDepths gives o with those bounds on unrolling, all of which are tried in one formula.
func AtDepths(o Options, depths ...int) Options {
	o.Unroll, o.depths = 0, depths
	return o
}
