package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/pflag"
)

// completionScripts make the shells ask gsmack completion words how a command line may go on. Where nothing comes back,
// they complete the names of files.
var completionScripts = map[string]string{
	// bash takes = for a word of its own.
	"bash": `# gsmack completion for bash
_gsmack() {
	local IFS=$'\n' line="${COMP_LINE:0:COMP_POINT}"
	COMPREPLY=($(gsmack completion words "$line" | cut -f 1))
	case "${line##* }" in *=*) COMPREPLY=("${COMPREPLY[@]#*=}") ;; esac
	[[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace
}
complete -o default -F _gsmack gsmack
`,
	"zsh": `#compdef gsmack
# gsmack completion for zsh
_gsmack() {
	local -a found
	found=(${(f)"$(gsmack completion words "$LBUFFER")"})
	found=(${found/$'\t'/:})
	(( $#found )) && _describe gsmack found -S '' || _files
}
_gsmack "$@"
`,
	"fish": `# gsmack completion for fish
complete -c gsmack -n __fish_use_subcommand -f
complete -c gsmack -a '(gsmack completion words (commandline -cp))'
`,
}

// runCompletion is gsmack completion.
func runCompletion(_ context.Context, inv *invocation) (int, error) {
	if len(inv.args) == 2 && inv.args[0] == "words" {
		return exitOK, inv.say(func(w io.Writer) { writeWords(w, inv.args[1]) })
	}
	if len(inv.args) != 1 {
		return 0, inv.usage("name one shell: bash, zsh or fish")
	}
	script, ok := completionScripts[inv.args[0]]
	if !ok {
		return 0, inv.usage("there is no completion for %q; there is for bash, zsh and fish", inv.args[0])
	}
	return exitOK, inv.say(func(w io.Writer) { fmt.Fprint(w, script) })
}

// writeWords writes what the last word of a command line can become, a line each: the word, a tab, and what it means.
func writeWords(w io.Writer, line string) {
	words := strings.Fields(line)
	if strings.HasSuffix(line, " ") {
		words = append(words, "")
	}
	if len(words) < 2 {
		return
	}
	last := words[len(words)-1]
	say := func(word, meaning string) {
		if strings.HasPrefix(word, last) && word != last {
			fmt.Fprintf(w, "%s\t%s\n", word, meaning)
		}
	}
	c := findCommand(words[1])
	switch {
	case len(words) == 2 || len(words) == 3 && words[1] == "help":
		for _, c := range commands() {
			say(c.name, c.short)
		}
	case c == nil:
	case strings.HasPrefix(last, "-"):
		c.flagSet(&options{}).VisitAll(func(f *pflag.Flag) {
			_, usage := pflag.UnquoteUsage(f)
			usage, _, _ = strings.Cut(usage, "\n")
			switch choices := flagChoices[f.Name]; {
			case f.Hidden:
			case len(choices) > 0:
				for _, choice := range choices {
					say("--"+f.Name+"="+choice, usage)
				}
			case f.NoOptDefVal == "":
				say("--"+f.Name+"=", usage)
			default:
				say("--"+f.Name, usage)
			}
		})
	case len(words) == 3:
		for _, word := range c.words {
			say(word, "")
		}
	}
}
