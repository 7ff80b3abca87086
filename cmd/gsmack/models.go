package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl"
	"github.com/gsmack/gsmack/models"
)

// runModels is gsmack models.
func runModels(ctx context.Context, inv *invocation) (int, error) {
	switch {
	case len(inv.args) == 1 && inv.args[0] == "list":
		return exitOK, inv.say(listModels)
	case len(inv.args) == 2 && inv.args[0] == "show":
		text, ok := modelSource(inv.args[1])
		if !ok {
			return 0, inv.usage("there is no model %q; gsmack models list names them all", inv.args[1])
		}
		_, err := io.WriteString(inv.stdout, text)
		return exitOK, err
	case len(inv.args) > 0 && inv.args[0] == "stub":
		inv.args = inv.args[1:]
		return inv.stub(ctx)
	}
	return 0, inv.usage("say list, or show and a name, or stub and a program")
}

// declarations make clang write down the types of functions that are only declared, as it does where it optimises.
var declarations = []string{"-O1", "-Xclang", "-disable-llvm-passes"}

// stub is gsmack models stub.
func (inv *invocation) stub(ctx context.Context) (int, error) {
	inv.moreFlags = declarations
	inputs, files, err := inv.inputs()
	if err != nil {
		return 0, err
	}
	for _, in := range inputs {
		if in.lang == langIVL {
			return 0, inv.usage("%s has its models in it; stubs are for C and LLVM IR", in.name)
		}
	}
	times := newStopwatch()
	m, err := inv.linkModules(ctx, inputs, files, times)
	if err != nil {
		return 0, err
	}
	return exitOK, llvm2ivl.Stubs(inv.stdout, strings.Join(inv.programNames(), " "), m.linked)
}

// listModels prints, for each model file, the symbols it defines.
func listModels(w io.Writer) {
	file, line := "", ""
	flush := func() {
		if line != "" {
			fmt.Fprintln(w, line)
		}
		line = ""
	}
	for _, m := range models.List() {
		if m.File != file {
			flush()
			file, line = m.File, fmt.Sprintf("%-14s", m.File)
		}
		if len(line)+1+len(m.Symbol) > 96 {
			flush()
			line = strings.Repeat(" ", 14)
		}
		line += " " + m.Symbol
	}
	flush()
}

// modelSource is the C text of a model, or of one of the headers.
func modelSource(name string) (string, bool) {
	if text, ok := models.Header(name); ok {
		return text, true
	}
	return models.Source(name)
}
