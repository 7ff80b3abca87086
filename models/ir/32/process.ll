target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [14 x i8] c"process.exits\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"process.status\00", align 1
define dso_local zeroext i1 @__model_exits() {
entry:
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0))
  %cmp = icmp ne i32 %call, 0
  ret i1 %cmp
}
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
define dso_local void @exit(i32 noundef %status) {
entry:
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %status)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i32 noundef %status)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i32 noundef 1)
  call void @__gsmack_run_destructors()
  call void @__gsmack_exit()
  unreachable
}
declare dso_local void @__model_needs(i32 noundef, ...)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_run_destructors()
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
  br i1 icmp ne (void ()* @__model_quick_exit, void ()* null), label %if.then, label %if.end
if.then:
  call void @__model_quick_exit()
  br label %if.end
if.end:
  call void @__gsmack_exit()
  unreachable
}
declare extern_weak dso_local void @__model_quick_exit()
define dso_local void @abort() {
entry:
  call void @__gsmack_exit()
  unreachable
}
