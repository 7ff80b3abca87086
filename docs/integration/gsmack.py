"""Tool info of gsmack for BenchExec; copy it to benchexec/tools."""

import benchexec.result as result
import benchexec.tools.template
from benchexec.tools.sv_benchmarks_util import ILP32, LP64, get_data_model_from_task

# The classes of properties that decide a property of SV-COMP.
CHECKS = {
    "unreach-call": "assert",
    "no-data-race": "race",
    "no-overflow": "overflow",
    "valid-memsafety": "memory",
    "valid-memcleanup": "leaks",
}

# What a violation of a property is called.
VIOLATIONS = {
    "reach_error": result.RESULT_FALSE_REACH,
    "assertion": result.RESULT_FALSE_REACH,
    "race": result.RESULT_FALSE_DATARACE,
    "deadlock": result.RESULT_FALSE_DEADLOCK,
    "leak": result.RESULT_FALSE_MEMCLEANUP,
    "overflow": result.RESULT_FALSE_OVERFLOW,
    "memory": result.RESULT_FALSE_DEREF,
}


class Tool(benchexec.tools.template.BaseTool2):
    """gsmack verifies multi-threaded C."""

    def executable(self, tool_locator):
        return tool_locator.find_executable("gsmack")

    def version(self, executable):
        return self._version_from_tool(executable, arg="version", line_prefix="gsmack ")

    def name(self):
        return "gsmack"

    def project_url(self):
        return "https://github.com/gsmack/gsmack"

    def cmdline(self, executable, options, task, rlimits):
        cmd = [executable, "verify", "--color=never"] + options
        if rlimits.cputime:
            cmd.append(f"--timeout={int(rlimits.cputime)}s")
        if task.property_file:
            name = task.property_file.rsplit("/", 1)[-1].removesuffix(".prp")
            if name not in CHECKS:
                raise benchexec.tools.template.UnsupportedFeatureException(
                    "gsmack does not check " + name
                )
            cmd += ["--check=" + CHECKS[name], "--unwritten=any"]
            if name == "valid-memcleanup":
                cmd.append("--set=thread-leaks=0")  # it is about memory
        cmd += task.input_files_or_identifier
        clang = get_data_model_from_task(task, {ILP32: "-m32", LP64: "-m64"})
        return cmd + (["--", clang] if clang else [])

    def determine_result(self, run):
        for line in run.output:
            if line.startswith("VERIFIED"):
                return result.RESULT_TRUE_PROP
            if line.startswith("VIOLATED: "):
                violated, _, message = line.removeprefix("VIOLATED: ").partition(":")
                if violated == "memory" and ": frees " in message:
                    return result.RESULT_FALSE_FREE
                return VIOLATIONS.get(violated, result.RESULT_FALSE_PROP)
            if line.startswith("NO VIOLATION UP TO BOUND"):
                return result.RESULT_UNKNOWN + " (bound)"
            if line.startswith("UNKNOWN"):
                if "time limit" in line:
                    return result.RESULT_TIMEOUT
                if "memory limit" in line:
                    return "OUT OF MEMORY"
                return result.RESULT_UNKNOWN
        return result.RESULT_ERROR
