package constant

import "github.com/gsmack/gsmack/llvm2ivl/ir"

// Compute is the number that an instruction gives, nil if it is not known; of gives what is known of its operands.
func (e *Evaluator) Compute(inst ir.Instruction, of func(ir.Value) *ir.Int) *ir.Int {
	x := &ir.Expr{Typ: inst.Type()}
	switch inst := inst.(type) {
	case *ir.Binary:
		x.Op = inst.Op
	case *ir.Cast:
		x.Op = inst.Op
	case *ir.ICmp:
		x.Op, x.Pred = "icmp", inst.Pred
	case *ir.Select:
		x.Op = "select"
	default:
		return nil
	}
	for _, op := range inst.Operands() {
		n := of(*op)
		if n == nil {
			return nil
		}
		x.Args = append(x.Args, n)
	}
	return e.Integer(x)
}

// Integer is the number that c is, nil if it is none or not known.
func (e *Evaluator) Integer(c ir.Constant) *ir.Int {
	t, ok := c.Type().(*ir.IntType)
	if !ok {
		return nil
	}
	if n, ok := c.(*ir.Int); ok {
		return n
	}
	if v, ok := e.Eval(c).(*Int); ok {
		return &ir.Int{Typ: t, X: v.Value}
	}
	return nil
}
