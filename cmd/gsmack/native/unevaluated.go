package native

import "github.com/gsmack/gsmack/ivl/lazyregexp"

var (
	irAsked   = lazyregexp.New(`^  (%[-\w.$]+) = (?:tail )?call (i\d+) @llvm\.(is\.constant|objectsize)\.[\w.]+\([^ ]+ (%[-\w.$]+)(?:, i1 (true|false)|\))`)
	irOperand = lazyregexp.New(`^  (%[-\w.$]+) = (?:load|getelementptr|freeze|select|[if]cmp|fneg|f?(?:add|sub|mul)|[usf](?:div|rem)|shl|[al]shr|and|or|xor|trunc|[sz]ext|fptrunc|fpext|fpto[us]i|[us]itofp|ptrtoint|inttoptr|bitcast|addrspacecast) `)
)

// withoutUnevaluated removes what computes the operand of __builtin_constant_p or __builtin_object_size and nothing else from a module in LLVM's text, as
// llvm2ivl/rewrite does: C does not evaluate it, so nobody races with it. The answer is that of code that is not optimised.
func withoutUnevaluated(module string) string { return eachFunction(module, withoutUnevaluatedIn) }

func withoutUnevaluatedIn(lines []string) {
	var asked []int
	for i, l := range lines {
		if irAsked().MatchString(l) {
			asked = append(asked, i)
		}
	}
	if asked == nil {
		return
	}
	made, uses := map[string]int{}, map[string]int{}
	for i, l := range lines {
		if m := irOperand().FindStringSubmatch(l); m != nil {
			made[m[1]] = i
			uses[m[1]]--
		}
		for _, n := range irName().FindAllString(l, -1) {
			uses[n]++
		}
	}
	var remove func(name string)
	remove = func(name string) {
		uses[name]--
		i, ok := made[name]
		if uses[name] > 0 || !ok {
			return
		}
		operands := irName().FindAllString(lines[i], -1)[1:]
		lines[i] = "  " + name + " = or i1 0, 0" // numbers are counted through
		for _, n := range operands {
			remove(n)
		}
	}
	for _, i := range asked {
		m := irAsked().FindStringSubmatch(lines[i])
		answer := "0"
		if m[3] == "objectsize" && m[5] == "false" {
			answer = "-1"
		}
		lines[i] = "  " + m[1] + " = or " + m[2] + " 0, " + answer
		remove(m[4])
	}
}
