target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [11 x i8] c"exit.count\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"exit.function\00", align 1
define dso_local i32 @atexit(void ()* noundef nonnull %function) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0))
  %0 = ptrtoint void ()* %function to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call, i64 noundef %0)
  %add = add nsw i64 %call, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i64 noundef %add)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin() local_unnamed_addr
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef) local_unnamed_addr
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef) local_unnamed_addr
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef) local_unnamed_addr
declare dso_local void @__gsmack_atomic_end() local_unnamed_addr
define weak dso_local void @__model_run_exit_functions() local_unnamed_addr {
entry:
  br label %for.cond
for.cond:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0))
  %cmp.not = icmp eq i64 %call, 0
  br i1 %cmp.not, label %if.end, label %if.then
if.then:
  %sub = add nsw i64 %call, -1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i64 noundef %sub)
  %call2 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i64 noundef %sub)
  %0 = inttoptr i64 %call2 to void ()*
  br label %if.end
if.end:
  %function.0 = phi void ()* [ %0, %if.then ], [ null, %for.cond ]
  call void @__gsmack_atomic_end()
  %tobool.not = icmp eq void ()* %function.0, null
  br i1 %tobool.not, label %return, label %if.end4
if.end4:
  call void %function.0()
  br label %for.cond
return:
  ret void
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef) local_unnamed_addr
