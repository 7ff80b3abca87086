target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local void @exit(i32 noundef %status) {
entry:
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %status)
  br i1 icmp ne (void ()* @__model_run_exit_functions, void ()* null), label %if.then, label %if.end
if.then:
  call void @__model_run_exit_functions()
  br label %if.end
if.end:
  call void @__gsmack_exit()
  unreachable
}
declare dso_local void @__model_needs(i32 noundef, ...)
declare extern_weak dso_local void @__model_run_exit_functions()
declare dso_local void @__gsmack_exit()
define dso_local void @_exit(i32 noundef %status) {
entry:
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %status)
  call void @__gsmack_exit()
  unreachable
}
define dso_local void @_Exit(i32 noundef %status) {
entry:
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %status)
  call void @__gsmack_exit()
  unreachable
}
define dso_local void @quick_exit(i32 noundef %status) {
entry:
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %status)
  call void @__gsmack_exit()
  unreachable
}
define dso_local void @abort() {
entry:
  call void @__gsmack_exit()
  unreachable
}
