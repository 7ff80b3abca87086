target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [12 x i8] c"exit.object\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"exit.destructor\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"exit.told\00", align 1
@__dso_handle = dso_local global i8* null, align 4
@.str.3 = private unnamed_addr constant [11 x i8] c"exit.count\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"exit.made\00", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"exit.entry\00", align 1
@.str.6 = private unnamed_addr constant [39 x i8] c"what main returns, as on_exit tells it\00", align 1
@.str.7 = private unnamed_addr constant [15 x i8] c"process.status\00", align 1
define dso_local i32 @on_exit(void (i32, i8*)* noundef nonnull %function, i8* noundef %object) {
entry:
  call void @__model_exit_functions()
  call void @__gsmack_atomic_begin()
  %call.i.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i32 0, i32 0))
  %add.i.i = add nsw i32 %call.i.i, 1
  %call2.i.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i32 0, i32 0))
  %add3.i.i = add nsw i32 %call2.i.i, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i32 0, i32 0), i32 noundef %add.i.i)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i32 0, i32 0), i32 noundef %add3.i.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i32 0, i32 0), i32 noundef %add.i.i, i32 noundef %add3.i.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i32 0, i32 0), i32 noundef %add3.i.i, i32 noundef 0)
  %0 = ptrtoint void (i32, i8*)* %function to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i32 noundef %add3.i.i, i32 noundef %0)
  %1 = ptrtoint i8* %object to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %add3.i.i, i32 noundef %1)
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @__cxa_atexit(void (i8*)* noundef %destructor, i8* noundef %object, i8* noundef %library) {
entry:
  call void @__model_exit_functions()
  call void @__gsmack_atomic_begin()
  %call.i.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i32 0, i32 0))
  %add.i.i = add nsw i32 %call.i.i, 1
  %call2.i.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i32 0, i32 0))
  %add3.i.i = add nsw i32 %call2.i.i, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i32 0, i32 0), i32 noundef %add.i.i)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i32 0, i32 0), i32 noundef %add3.i.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i32 0, i32 0), i32 noundef %add.i.i, i32 noundef %add3.i.i)
  %0 = ptrtoint void (i8*)* %destructor to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i32 0, i32 0), i32 noundef %add3.i.i, i32 noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i32 noundef %add3.i.i, i32 noundef 0)
  %1 = ptrtoint i8* %object to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %add3.i.i, i32 noundef %1)
  call void @__gsmack_atomic_end()
  ret i32 0
}
define weak dso_local void @__model_exit_object(i32 noundef %entry1) {
entry:
  %call = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %entry1)
  %0 = inttoptr i32 %call to i8*
  %call2 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i32 0, i32 0), i32 noundef %entry1)
  %1 = inttoptr i32 %call2 to void (i8*)*
  %call3 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i32 noundef %entry1)
  %2 = inttoptr i32 %call3 to void (i32, i8*)*
  %tobool = icmp ne void (i8*)* %1, null
  br i1 %tobool, label %if.then, label %if.else
if.then:
  call void %1(i8* noundef %0)
  br label %if.end
if.else:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.6, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call.i = call i32 @__gsmack_nondet_int()
  br i1 icmp ne (i1 ()* @__model_exits, i1 ()* null), label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %call1.i = call zeroext i1 @__model_exits()
  br i1 %call1.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call2.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i32 0, i32 0))
  br label %status.exit
cond.false.i:
  br label %status.exit
status.exit:
  %cond.i = phi i32 [ %call2.i, %cond.true.i ], [ %call.i, %cond.false.i ]
  call void %2(i32 noundef %cond.i, i8* noundef %0)
  br label %if.end
if.end:
  ret void
}
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__model_exit_functions()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_int()
declare extern_weak dso_local zeroext i1 @__model_exits()
