package ivl

// codeExpr checks a code expression. Its local variables are bound by it.
func (c *checker) codeExpr(e *CodeExpr) Type {
	open, openVar := c.open, c.openVar
	c.open, c.openVar = nil, nil
	labels := make(map[string]bool)
	for _, b := range e.Blocks {
		if labels[b.Label] {
			c.errorf("redeclared", b.Pos, "the label %s stands twice in this code expression; rename one", b.Label)
		}
		labels[b.Label] = true
	}
	c.withBound(e.Locals, func() {
		c.wheres(e.Locals, nil)
		for _, b := range e.Blocks {
			for _, s := range b.Stmts {
				c.stmt(s, "")
			}
			for _, l := range b.Goto {
				if !labels[l] {
					c.errorf("undeclared", b.Pos, "there is no label %s in this code expression; add it or correct the goto", l)
				}
			}
			if b.Return != nil {
				c.condition(b.Return, "result of a code expression")
			}
		}
	})
	c.open, c.openVar = open, openVar
	return BoolType
}
