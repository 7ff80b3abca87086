package verifier

func init() { checkPasses = true }

// Growing gives o with bounds on unrolling that grow up to o.Unroll.
func Growing(o Options) Options {
	o.growing = true
	return o
}
