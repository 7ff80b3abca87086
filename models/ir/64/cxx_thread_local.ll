target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [11 x i8] c"local.last\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"local.before\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"local.destructor\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"local.object\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"local.made\00", align 1
define weak dso_local void @__model_destroy_locals() {
entry:
  %call = call i64 @__gsmack_self()
  br label %while.cond
while.cond:
  %call2 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i64 noundef %call)
  %cmp = icmp ne i64 %call2, 0
  br i1 %cmp, label %while.body, label %while.end
while.body:
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call2)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i64 noundef %call, i64 noundef %call3)
  %call4 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call2)
  %0 = inttoptr i64 %call4 to void (i8*)*
  %call5 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call2)
  %1 = inttoptr i64 %call5 to i8*
  call void %0(i8* noundef %1)
  br label %while.cond
while.end:
  ret void
}
declare dso_local i64 @__gsmack_self()
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
define dso_local i32 @__cxa_thread_atexit(void (i8*)* noundef %destructor, i8* noundef %object, i8* noundef %library) {
entry:
  %call = call i64 @__gsmack_self()
  call void @__model_exit_functions()
  call void @__gsmack_atomic_begin()
  %call2 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i64 0, i64 0))
  %add = add i64 %call2, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i64 0, i64 0), i64 noundef %add)
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i64 noundef %call)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %add, i64 noundef %call3)
  %0 = ptrtoint void (i8*)* %destructor to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i64 noundef %add, i64 noundef %0)
  %1 = ptrtoint i8* %object to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %add, i64 noundef %1)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i64 noundef %call, i64 noundef %add)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__model_exit_functions()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
