package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/gsmack/gsmack/models"
)

// runModels is gsmack models.
func runModels(_ context.Context, inv *invocation) (int, error) {
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
	}
	return 0, inv.usage("say list, or show and a name")
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
	if filepath.Ext(name) != ".h" || filepath.Base(name) != name {
		return models.Source(name)
	}
	dir, err := os.MkdirTemp("", "gsmack-")
	if err != nil {
		return "", false
	}
	defer os.RemoveAll(dir)
	if err := models.Include(dir); err != nil {
		return "", false
	}
	text, err := os.ReadFile(filepath.Join(dir, name))
	return string(text), err == nil
}
