package tests

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/gsmack/gsmack/"

// rooms is the table of who may import whom. A room is a folder with all below
// it; within a room anything goes.
var rooms = map[string][]string{
	"ivl":      {},
	"prelude":  {"ivl"},
	"models":   {},
	"llvm2ivl": {"ivl", "prelude", "models"},
	"verifier": {"ivl"},
	"cmd":      {"ivl", "prelude", "models", "llvm2ivl", "verifier"},
	"tests":    {},
}

// foreign names the modules that only some rooms may use.
var foreign = map[string][]string{
	"github.com/llir/llvm":              {"llvm2ivl"},
	"github.com/alecthomas/participle/": {"ivl"},
	"github.com/spf13/pflag":            {"cmd"},
	"golang.org/x/term":                 {"cmd"},
}

// TestImports holds every package to the table.
func TestImports(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "-f", `{{.ImportPath}} {{join .Imports " "}}`, module+"...")
	list.Dir = ".."
	out, err := list.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	seen := map[string]bool{}
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		words := strings.Fields(line)
		from, ours := strings.CutPrefix(words[0], module)
		if !ours {
			continue
		}
		room, _, _ := strings.Cut(from, "/")
		allowed, known := rooms[room]
		if !known {
			t.Errorf("%s: the table knows no room %s", from, room)
			continue
		}
		seen[room] = true
		for _, imported := range words[1:] {
			if rest, ours := strings.CutPrefix(imported, module); ours {
				to, _, _ := strings.Cut(rest, "/")
				if to != room && !slices.Contains(allowed, to) {
					t.Errorf("%s imports %s; %s may import %v only", from, rest, room, allowed)
				}
				continue
			}
			for prefix, users := range foreign {
				if strings.HasPrefix(imported, prefix) && !slices.Contains(users, room) {
					t.Errorf("%s imports %s, which is for %v only", from, imported, users)
				}
			}
		}
	}
	for room := range rooms {
		if !seen[room] {
			t.Errorf("the table has a room %s, but there is no such folder", room)
		}
	}
}
