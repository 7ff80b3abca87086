package reader

import (
	"fmt"
	"strings"

	"github.com/llir/ll/ast"
	llir "github.com/llir/llvm/ir"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// misplaced is an instruction that does not fit, by its place in the text: the function's name, and the numbers of the block
// and of the instruction in it.
type misplaced struct {
	fn          string
	block, inst int
	what        string
}

func (m *misplaced) Error() string { return fmt.Sprintf("%s, in the function %s", m.what, m.fn) }

// locate finds the place of a misfit among what the parser gave.
func (c *converter) locate(m *llir.Module, fault *ir.Misfit) *misplaced {
	out := &misplaced{fn: fault.Block.Func.Name(), what: fault.What}
	kept := 0 // how many instructions that were converted come before it
	for _, inst := range fault.Block.Insts[:fault.Inst] {
		if _, ok := inst.(*ir.Debug); !ok {
			kept++
		}
	}
	for _, f := range m.Funcs {
		for n, b := range f.Blocks {
			if c.blocks[b] != fault.Block {
				continue
			}
			out.block, out.inst = n, len(b.Insts)
			for i, inst := range b.Insts {
				if isNoOp(inst) || isDebug(inst) {
					continue
				}
				if kept == 0 {
					out.inst = i
					break
				}
				kept--
			}
		}
	}
	return out
}

// lineColumn is the place in the text, which is parsed anew.
func (m *misplaced) lineColumn(name, text string) (line, col int) {
	tree, err := ast.Parse(name, text)
	if err != nil {
		return 0, 0
	}
	for _, e := range ast.ToLlvmNode(tree.Root()).(*ast.Module).TopLevelEntities() {
		def, ok := e.(*ast.FuncDef)
		if !ok || strings.Trim(strings.TrimPrefix(def.Header().Name().Text(), "@"), `"`) != m.fn || len(def.Body().Blocks()) <= m.block {
			continue
		}
		b := def.Body().Blocks()[m.block]
		if insts := b.Insts(); m.inst < len(insts) {
			return insts[m.inst].LlvmNode().LineColumn()
		}
		return b.Term().LlvmNode().LineColumn()
	}
	return 0, 0
}
