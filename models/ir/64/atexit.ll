target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [14 x i8] c"exit.function\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"exit.count\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"exit.entry\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"exit.made\00", align 1
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @run_exit_functions, i8* null }]
define dso_local void @__model_exit_functions() {
entry:
  ret void
}
define dso_local i32 @atexit(void ()* noundef nonnull %function) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0))
  %add.i = add nsw i64 %call.i, 1
  %call2.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0))
  %add3.i = add nsw i64 %call2.i, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i64 noundef %add.i)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i64 noundef %add3.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i64 noundef %add.i, i64 noundef %add3.i)
  %0 = ptrtoint void ()* %function to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i64 noundef %add3.i, i64 noundef %0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define internal void @run_exit_functions() {
entry:
  br i1 icmp ne (void ()* @__model_destroy_locals, void ()* null), label %if.then, label %if.end
if.then:
  call void @__model_destroy_locals()
  br label %if.end
if.end:
  br label %for.cond
for.cond:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0))
  %cmp = icmp ne i64 %call, 0
  br i1 %cmp, label %if.then2, label %if.end4
if.then2:
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call)
  %sub = sub nsw i64 %call, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i64 noundef %sub)
  br label %if.end4
if.end4:
  %entry1.0 = phi i64 [ %call3, %if.then2 ], [ 0, %for.cond ]
  call void @__gsmack_atomic_end()
  %cmp5 = icmp eq i64 %entry1.0, 0
  br i1 %cmp5, label %if.then6, label %if.end7
if.then6:
  br label %cleanup
if.end7:
  %call8 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i64 noundef %entry1.0)
  %0 = inttoptr i64 %call8 to void ()*
  %tobool = icmp ne void ()* %0, null
  br i1 %tobool, label %if.then9, label %if.else
if.then9:
  call void %0()
  br label %if.end12
if.else:
  br i1 icmp ne (void (i64)* @__model_exit_object, void (i64)* null), label %if.then10, label %if.end11
if.then10:
  call void @__model_exit_object(i64 noundef %entry1.0)
  br label %if.end11
if.end11:
  br label %if.end12
if.end12:
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then6 ], [ 0, %if.end12 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %return
  ]
cleanup.cont:
  br label %for.cond
return:
  ret void
unreachable:
  unreachable
}
declare extern_weak dso_local void @__model_destroy_locals()
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare extern_weak dso_local void @__model_exit_object(i64 noundef)
